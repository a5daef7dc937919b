import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../shared/locales/languages.ts";
import { atRest } from "./support/at-rest.ts";
import { paintedOver, watchTexts } from "./support/cut-off.ts";
import { Player } from "./support/player.ts";
import { desktop, phone, Site, smallPhone } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";
import { german } from "./support/vocabulary.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Returns the name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}`);
}

async function playWithBots(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.locator("[data-group=hand] button").first().waitFor();
}

describe("with the keyboard only", () => {
  test("a game can be played from the start page to its end, and a question mark lists the keys", {
    timeout: 300_000,
  }, async () => {
    const page = await site.newPage();
    await page.getByRole("button", { name: "Play with bots" }).waitFor();
    await tabTo(page, /^Play with bots/);
    await page.keyboard.press("Enter");
    await page.locator("[data-group=hand] button").first().waitFor();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await list.waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await new Player(page, "keyboard").play();
    expect(await new Player(page).places()).toHaveLength(4);
  });

  test("the focused element at the table has a visible focus ring", async () => {
    const page = await site.newPage();
    await playWithBots(page);
    const unseen: string[] = [];
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "nothing in focus";
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== "none" || boxShadow !== "none";
      });
      if (ring === false) unseen.push(await focused(page));
    }
    expect(unseen).toEqual([]);
  });
});

describe("with touch", () => {
  test("a whole game can be played on a phone", { timeout: 300_000 }, async () => {
    const page = await site.newPage({ size: phone, touch: true });
    await playWithBots(page);
    await new Player(page, "touch").play();
    expect(await new Player(page).places()).toHaveLength(2);
  });
});

describe("in German", () => {
  test("a whole game on a phone, from the start page to the result, has no cut-off words", {
    timeout: 300_000,
  }, async () => {
    const page = await site.newPage({ locale: "de", size: phone, touch: true });
    await page.context().addInitScript(watchTexts);
    await page.reload();
    await page.getByRole("button", { name: "Gegen Bots" }).click();
    const player = new Player(page, "touch", german);
    await player.play();
    expect(await player.places()).toHaveLength(4);
    expect(player.hasPressed(/^ZIEHEN/)).toBe(true);
    expect(await paintedOver(page)).toEqual([]);
  });
});

describe("with a screen reader", () => {
  test("hand, table, prompt and log are read out", async () => {
    const [page] = await tableOf(site, { chairs: 2, people: 1 });
    if (!page) throw new Error("no player sits at the table");
    const player = new Player(page);
    await player.play((enabled) => !enabled.some(({ name }) => name.startsWith("DRAW")));
    await expect.poll(() => page.getByRole("main").ariaSnapshot()).toMatch(/status: .*YOUR TURN/);
    await atRest(page);
    const heard = await page.getByRole("main").ariaSnapshot();
    expect(heard).toMatch(/heading "Table [A-Z2-9]{6}" \[level=1\]/);
    expect(heard).toMatch(/log "What happened":[\s\S]*listitem:/);
    expect(heard).toMatch(/button "DRAW/);
    expect(heard).toMatch(/button "Draw pile, \d+ cards/);
    expect(heard).toMatch(/button "[^"]+, (available|cannot be played now[^"]*|[^"]+)"/);
    const hand = await page.locator("[data-group=hand] button").count();
    expect(hand).toBeGreaterThanOrEqual(4);
  });
});

describe("with text twice as large", () => {
  test.each(
    languages.flatMap((locale) => ["/", "/create", "/how-to-play", "/cards"].map((path) => [path, locale] as const)),
  )("%s in %s has no sideways scroll, on a small phone or a desktop", async (path, locale) => {
    const page = await site.newPage({ path, locale, size: smallPhone });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const over = async () => {
      await atRest(page);
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    };
    expect(await over()).toBeLessThanOrEqual(0);
    await page.setViewportSize(desktop);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await over()).toBeLessThanOrEqual(0);
  });
});
