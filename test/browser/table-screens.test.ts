import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples } from "../../client/gallery/examples/all.ts";
import { type LetterExample, letterExamples } from "../../client/gallery/examples/love-letter.ts";
import { originalExamples } from "../../client/gallery/examples/original.ts";
import type { Example } from "../../client/gallery/positions.ts";
import { atRest } from "./support/at-rest.ts";
import { axeFindings } from "./support/axe.ts";
import { paintedOver } from "./support/cut-off.ts";
import { Gallery } from "./support/gallery.ts";
import { desktop, phone } from "./support/site.ts";

const folder = "shots/table";
const sizes = { desktop, phone, landscape: { width: 844, height: 390 } } as const;
const smallest = { width: 360, height: 640 };
const television = { width: 1280, height: 720 };

const allSizes = ["desktop", "phone", "landscape"] as const;

type Shot = readonly [size: keyof typeof sizes, locale: "en" | "de"];

/** Creates pictures of every example at every size, in both languages if no presses are needed: `npm run shots`. */
const everything = process.env["SHOTS"] === "all";
const shown = Object.entries<Example | LetterExample>({ ...examples, ...letterExamples });

/**
 * Buttons are pressed by their English names. Examples without presses are shown in German, because German texts are
 * longer.
 */
function shotsOf(name: string, example: Example | LetterExample): readonly Shot[] {
  const language = example.presses ? "en" : "de";
  if (everything)
    return allSizes.flatMap((size): Shot[] => [
      [size, "en"],
      ...(language === "en" ? [] : [[size, language] as const]),
    ]);
  if (!(name in originalExamples)) return [oneOf(name, language)];
  const both: readonly Shot[] = [
    ["desktop", "en"],
    ["phone", language],
  ];
  return "landscape" in example ? [...both, ["landscape", language]] : both;
}

/** Cycles through the sizes. */
function oneOf(name: string, language: Shot[1]): Shot {
  const size = allSizes[shown.findIndex(([each]) => each === name) % allSizes.length] ?? "phone";
  return [size, size === "desktop" ? "en" : language];
}

let gallery: Gallery;

beforeAll(async () => {
  gallery = await Gallery.open();
  await mkdir(folder, { recursive: true });
});

afterAll(async () => {
  await gallery.close();
  expect(gallery.errors).toEqual([]);
});

describe.each(shown)("%s", (name, example) => {
  const { says, presses = [] } = example;
  test.each(shotsOf(name, example))("on a %s in %s", async (size, locale) => {
    const page = await gallery.visit(name, { size: sizes[size], locale });
    const prompt = page.getByRole("status");
    if (locale === "en") {
      await pressAll(page, presses);
      await expect.poll(() => prompt.textContent()).toMatch(says === "" ? /^$/ : new RegExp(`^${escaped(says)}`));
    }
    await atRest(page);
    expect(await buttonsOutside(page)).toEqual([]);
    expect(await paintedOver(page)).toEqual([]);
    if (size === "desktop") expect(await axeFindings(page)).toEqual([]);
    if (everything) await page.screenshot({ path: `${folder}/${name}-${size}-${locale}.png` });
  });
});

/** Examples for a phone beside a big screen, besides all of Love Letter: whatever a player may be asked. */
const asked = [
  ...["my-turn", "favor-whom", "nope-it", "kitten-drawn", "hide-the-kitten", "give-a-card", "steal-a-card"],
  ...["take-a-card", "see-the-future", "five-different", "feed-whom", "godcat-as-what", "stay-or-swap", "say-stop"],
  ...[
    "nope-without-one",
    "let-it-happen",
    "now-card-chosen",
    "nine-favor-whom",
    "nine-twenty-cards",
    "ten-favor-whom",
    "five-in-order",
  ],
];

const besideScreen = shown.filter(([name]) => asked.includes(name) || name in letterExamples);

test.each(besideScreen)("beside a big screen a phone shows all buttons of %s, and no pile", async (name, example) => {
  for (const size of everything ? [smallest, phone] : [smallest]) {
    const page = await gallery.visit(name, { size }, "hand");
    await pressAll(page, example.presses ?? []);
    expect(await buttonsOutside(page)).toEqual([]);
    expect(await paintedOver(page)).toEqual([]);
    expect(await page.getByRole("button", { name: /^(Draw pile|\d+ discarded)/ }).count()).toBe(0);
    if (everything) await page.screenshot({ path: `${folder}/${name}-hand-${size.width}.png` });
  }
});

/** Examples for the big screen: everything that covers the felt, and full tables. */
const watched = [
  ...["my-turn", "nope-four-times", "hide-the-kitten", "steal-a-card", "somebody-exploded", "won", "say-stop"],
  ...["a-duel-of-others", "reveal-the-future", "nine-nope", "nine-choose", "ten-nope", "letter-my-turn-six-players"],
  ...["letter-my-turn-two-players", "letter-round-over", "letter-won"],
];

test.each(watched)("the big screen shows all texts of %s, and no hand", async (name) => {
  const page = await gallery.visit(name, { size: television, locale: "de" }, "screen");
  expect(await paintedOver(page)).toEqual([]);
  expect(await page.locator("[data-group=hand] button").count()).toBe(0);
  if (everything) await page.screenshot({ path: `${folder}/${name}-screen.png` });
});

async function pressAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name, exact: true }).first().press("Enter");
    // Three cards may have the same name. The next press must act on the table that shows this one.
    await atRest(page);
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the names of the prompt's buttons that are not completely on the screen. */
function buttonsOutside(page: Page): Promise<string[]> {
  return page.locator("[data-group=prompt] button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.ariaLabel ?? ""),
  );
}
