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
      for (const press of presses) {
        await page.getByRole("button", { name: press, exact: true }).first().press("Enter");
        // Three cards may have the same name. The next press must act on the table that shows this one.
        await atRest(page);
      }
      await expect.poll(() => prompt.textContent()).toMatch(says === "" ? /^$/ : new RegExp(`^${escaped(says)}`));
    }
    await atRest(page);
    expect(await buttonsOutside(page)).toEqual([]);
    expect(await paintedOver(page)).toEqual([]);
    if (size === "desktop") expect(await axeFindings(page)).toEqual([]);
    if (everything) await page.screenshot({ path: `${folder}/${name}-${size}-${locale}.png` });
  });
});

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
