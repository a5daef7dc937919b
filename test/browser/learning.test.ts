import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Box } from "../../client/table/layout/box.ts";
import type { Stage } from "../../client/table/scene/stages.ts";
import { layoutOf } from "../../client/table/screen.ts";
import { atRest } from "./support/at-rest.ts";
import { Newcomer } from "./support/newcomer.ts";
import { screenLanguages } from "./support/screen-languages.ts";
import { desktop, pathOf, phone, Site } from "./support/site.ts";

declare global {
  interface Window {
    /** Number of frames in which the page said to watch while the player was asked. */
    contradictions: number;
  }
}

const hintSizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];

/** For each hint of the lesson, in order: the table's stage, and the elements that the hint speaks of. */
const stagesOfHints: readonly (readonly [Stage["kind"], string])[] = [
  ["none", '[data-spot^="card:"]'],
  ["chain", '[data-spot="card:nope#1"]'],
  ["none", '[data-spot="card:see-the-future#1"]'],
  ["none", '[data-spot="card:see-the-future#1"]'],
  ["future", '[data-group="stage"] button'],
  ["none", '[data-spot="pile"]'],
  ["none", '[data-spot="pile"]'],
  ["selection", '[data-spot="card:defuse#1"]'],
  ["hide", '[data-group="stage"] button'],
  ["hide", '[data-group="stage"] button'],
];

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const learnLink = (page: Page) => page.getByRole("link", { name: /^Learn in three minutes/ });

describe("the first game", () => {
  test("is offered to newcomers, can be played with the mouse by its hints, and is remembered", {
    timeout: 120_000,
  }, async () => {
    const page = await site.newPage({ size: desktop });
    await learnLink(page).click();
    const newcomer = new Newcomer(page, "mouse");
    await newcomer.learn();
    expect(newcomer.followed).toHaveLength(10);
    await newcomer.finish.getByRole("button", { name: "To the start page" }).click();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(await learnLink(page).count()).toBe(0);
  });

  test.each([
    ["finger", phone],
    ["keyboard", phone],
  ] as const)(
    "can be played with the %s alone on a phone, and leads to a real game",
    { timeout: 120_000 },
    async (by, size) => {
      const page = await site.newPage({ size, path: "/learn", touch: by === "finger" });
      const newcomer = new Newcomer(page, by);
      await newcomer.learn();
      await newcomer.finish.getByRole("button", { name: "Now for real" }).click();
      await page.getByRole("button", { name: "Menu" }).waitFor();
      expect(await pathOf(page)).toMatch(/^\/t\//);
    },
  );

  test("forgives a wrong press with the next right step", { timeout: 120_000 }, async () => {
    const page = await site.newPage({ path: "/learn" });
    const newcomer = new Newcomer(page, "mouse");
    const hint = () => newcomer.hint.textContent();
    await page.getByRole("button", { name: /^DRAW/ }).click();
    await page.getByRole("button", { name: /^NOPE/ }).click();
    await expect.poll(hint).toMatch(/^You drew See the Future/);
    await page.getByRole("button", { name: /^DRAW/ }).click();
    await expect.poll(hint).toMatch(/^Not yet\. You drew See the Future/);
    await page.locator('[data-spot="card:see-the-future#1"]').click();
    await expect.poll(hint).toMatch(/^And play it/);
  });

  test("reports a wrong press, and continues", { timeout: 120_000 }, async () => {
    const page = await site.newPage({ path: "/learn" });
    await page.getByRole("button", { name: /^DRAW/ }).click();
    await page.getByRole("button", { name: /^LET IT HAPPEN/ }).click();
    await expect.poll(() => new Newcomer(page, "mouse").hint.textContent()).toMatch(/^Not yet\. Biscuit attacks you/);
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    await learnLink(page).waitFor();
  });
});

/** Objects of the table that a hint must not cover, besides the elements that the page shows. */
function tableBoxes(
  size: { width: number; height: number },
  stage: Stage["kind"],
): readonly (readonly [string, Box])[] {
  const layout = layoutOf({ ...size, others: 2, stage, playmat: false, buttons: "some" });
  const { prompt, buttons, label, stage: staged } = layout;
  return [
    ["the prompt", prompt],
    ["the odds", label],
    ...(buttons ? [["the buttons", buttons] as const] : []),
    ...(stage === "none" ? [] : [["the stage", staged] as const]),
  ];
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w && a.y + 1 < b.y + b.h && b.y + 1 < a.y + a.h;

interface ShownHint {
  readonly text: string;
  readonly hint: Box;
  /** Ring, buttons and the elements that the hint speaks of, by name. */
  readonly kept: readonly (readonly [string, Box])[];
}

/** Runs in the page: finds the hint, and the elements that it must not cover. */
function lookAtHint(about: string): ShownHint {
  const boxOf = (element: Element): Box => {
    const { x, y, width: w, height: h } = element.getBoundingClientRect();
    return { x, y, w, h };
  };
  const hint = document.querySelector(".hint");
  if (hint === null) throw new Error("the page shows no hint");
  const kept = [...document.querySelectorAll(`.hint-ring, .game-menu, [data-group="prompt"] button, ${about}`)];
  return {
    text: hint.textContent ?? "",
    hint: boxOf(hint),
    kept: kept.map((element) => [element.getAttribute("aria-label") ?? "the ring", boxOf(element)] as const),
  };
}

/** Runs in the page before its scripts: records each time the page says to watch while the player is asked. */
function watchContradictions(): void {
  window.contradictions = 0;
  const look = () => {
    const isAsked = document.querySelector('[data-spot="button-draw"], [data-spot="button-hide"]') !== null;
    if (isAsked && document.querySelector(".hint.waiting") !== null) window.contradictions += 1;
    requestAnimationFrame(look);
  };
  look();
}

describe.each(screenLanguages)("each hint of the lesson in %s", (locale) => {
  test("covers neither what is asked nor what it speaks of at four sizes, and fits what is asked", {
    timeout: 300_000,
  }, async () => {
    const page = await site.newPage({ locale, path: "/learn", prepare: watchContradictions });
    const newcomer = new Newcomer(page, "mouse");
    const wrong: string[] = [];
    await newcomer.learn(async (number) => {
      const [stage, about] = stagesOfHints[number] ?? ["none", "canvas.none"];
      for (const size of hintSizes) {
        await page.setViewportSize(size);
        await atRest(page);
        const { text, hint, kept } = await page.evaluate(lookAtHint, about);
        const window = { x: 0, y: 0, w: size.width, h: size.height };
        const covered = [...kept, ...tableBoxes(size, stage)].filter(([, box]) => overlaps(hint, box));
        const where = `${size.width}x${size.height}: "${text}"`;
        wrong.push(...covered.map(([name]) => `${where} covers ${name}`));
        if (hint.x < 0 || hint.y < 0 || hint.x + hint.w > window.w || hint.y + hint.h > window.h)
          wrong.push(`${where} leaves the window`);
        if (text.startsWith("Not yet") || text.startsWith("Noch nicht"))
          wrong.push(`${where} calls a right step wrong`);
      }
      await page.setViewportSize(desktop);
      await atRest(page);
    });
    expect(wrong).toEqual([]);
    expect(newcomer.followed).toHaveLength(stagesOfHints.length);
    expect(await page.evaluate(() => window.contradictions)).toBe(0);
  });
});

describe("the field guide", () => {
  test("leads from the start page to every card of an edition, each with its own address", async () => {
    const page = await site.newPage();
    await page.getByRole("link", { name: "All cards" }).click();
    await page.getByRole("link", { name: "Zombie Kittens" }).click();
    await page.getByRole("link", { name: /^Clone/ }).click();
    const detail = page.getByRole("region", { name: "Clone" });
    await detail.getByText("K55").waitFor();
    expect(await pathOf(page)).toBe("/cards/zombie/clone");
    await page.reload();
    await detail.getByText("3 in the deck").waitFor();
    await page.goBack();
    await page.getByRole("region", { name: "Exploding Kitten" }).waitFor();
    expect(await pathOf(page)).toBe("/cards/zombie");
  });

  test("can be filtered by kind of card", async () => {
    const page = await site.newPage({ path: "/cards/original" });
    await page.getByRole("link", { name: /^Attack/ }).waitFor();
    await page.getByRole("radio", { name: "Combos" }).check();
    await page.getByRole("link", { name: /^Five different/ }).waitFor();
    expect(await page.getByRole("link", { name: /^Attack/ }).count()).toBe(0);
  });

  test("shows either the list or the card on a phone, and Back leads to the list", async () => {
    const page = await site.newPage({ size: phone, path: "/cards/love-letter" });
    await page.getByRole("link", { name: /^King Cat/ }).click();
    await page.getByRole("region", { name: "King Cat" }).getByText("L12").waitFor();
    expect(await page.getByRole("heading", { name: "All 21 cards" }).isVisible()).toBe(false);
    await page.goBack();
    await page.getByRole("heading", { name: "All 21 cards" }).waitFor();
  });
});
