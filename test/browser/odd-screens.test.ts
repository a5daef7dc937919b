import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { atRest } from "./support/at-rest.ts";
import { phone, Site, type Visit } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("the open chat on a phone", () => {
  async function chatting(size: { readonly width: number; readonly height: number }): Promise<Page> {
    const newPage = (visit: Visit) => site.newPage({ ...visit, size, touch: true });
    const [page] = await tableOf({ newPage }, { chairs: 2, people: 1 });
    if (!page) throw new Error("the table has no host");
    await page.locator("[aria-keyshortcuts=t]").press("Enter");
    await page.getByRole("region", { name: "Chat" }).waitFor();
    return page;
  }

  /** Imitates what a browser reports while a keyboard is open, or two fingers have zoomed the page. */
  const report = (page: Page, height: number, scale: number) =>
    page.evaluate(
      (seen) => {
        if (!visualViewport) throw new Error("this browser has no visual viewport");
        for (const [name, value] of Object.entries(seen)) Object.defineProperty(visualViewport, name, { value });
        visualViewport.dispatchEvent(new Event("resize"));
      },
      { height, scale },
    );

  const bottomOfField = async (page: Page) => {
    const box = await page.locator(".chat-panel .field").boundingBox();
    return box && box.y + box.height;
  };

  test.each([
    { name: "upright", size: phone, height: 400 },
    { name: "lying", size: { width: 844, height: 390 }, height: 170 },
    { name: "as a tablet", size: { width: 1180, height: 820 }, height: 400 },
  ])("shows its field above the keyboard: $name", async ({ size, height }) => {
    const page = await chatting(size);
    await report(page, height, 1);
    expect(await bottomOfField(page)).toBeLessThanOrEqual(height);
    expect(await bottomOfField(page)).toBeGreaterThan(height / 2);
  });

  test("stays in its place when the page is zoomed", async () => {
    const page = await chatting(phone);
    const before = await bottomOfField(page);
    await report(page, phone.height / 2, 2);
    expect(await bottomOfField(page)).toBe(before);
  });
});

test.each(["en", "de"] as const)(
  "letters twice as large do not make the start page scroll sideways: %s",
  async (locale) => {
    const page = await site.newPage({ size: phone, locale });
    await page.locator(".poster").first().waitFor();
    const seen = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const words = [...document.querySelectorAll<HTMLElement>(".poster .caption, .poster .line")].flatMap(
        ({ firstChild: text }) =>
          text instanceof Text ? [...text.data.matchAll(/[^\s-]+-?/g)].map((word) => ({ text, word })) : [],
      );
      const broken = words.flatMap(({ text, word: { 0: word, index } }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
      return { width: document.documentElement.scrollWidth, words: words.length, broken };
    });
    expect(seen).toEqual({ width: phone.width, words: expect.any(Number), broken: [] });
    expect(seen.words).toBeGreaterThan(5);
  },
);

test("colours that the player forces leave a frame on what is chosen and what has the focus", async () => {
  const page = await site.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  const chosen = page.locator(".poster.chosen");
  await expect.poll(() => chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  const avatar = page.locator(".inline-profile .avatars .chosen");
  await expect
    .poll(() => avatar.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineOffset)))
    .toBeGreaterThan(0);
  await chosen.locator("input").focus();
  await page.keyboard.press("ArrowRight");
  await button(page, "Settings").focus();
  const { style, colour } = await button(page, "Settings").evaluate((element) => {
    const { outlineStyle: style, outlineColor: colour } = getComputedStyle(element);
    return { style, colour };
  });
  expect([style, colour]).toEqual(["solid", expect.not.stringContaining("rgba(0, 0, 0, 0)")]);
});

describe("the controls beside the drawn table", () => {
  const sizes = [
    { name: "a small phone on its side", width: 568, height: 320 },
    { name: "300 % zoom", width: 427, height: 267 },
    { name: "a large window", width: 2560, height: 1600 },
  ];

  test.each(sizes)("cover no seat and grow with the table: $name", async ({ width, height }) => {
    const [page] = await tableOf(site, { chairs: 5, people: 1 });
    if (!page) throw new Error("the table has no host");
    await page.setViewportSize({ width, height });
    await page.locator(".table-hint button").waitFor();
    await atRest(page);
    const boxes = await page.evaluate(() => {
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        });
      return { controls: boxesOf(".game-menu, .table-hint button"), seats: boxesOf("[data-group=seats] > *") };
    });
    expect(boxes.controls).toHaveLength(2);
    expect(boxes.seats.length).toBeGreaterThan(3);
    const covered = boxes.controls.flatMap((control) =>
      boxes.seats.filter(
        (seat) =>
          seat.left < control.right &&
          control.left < seat.right &&
          seat.top < control.bottom &&
          control.top < seat.bottom,
      ),
    );
    expect(covered).toEqual([]);
    const side = Math.min(...boxes.controls.map(({ left, right }) => right - left));
    expect(side).toBe(width === 2560 ? 80 : 44);
  });
});
