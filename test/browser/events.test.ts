import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kittensEvents, moreKittensEvents } from "../../client/lab/kittens-events.ts";
import { letterEvents, moreLetterEvents } from "../../client/lab/letter-events.ts";
import { atRest } from "./support/at-rest.ts";
import { Gallery, play } from "./support/gallery.ts";
import { desktop, phone } from "./support/site.ts";
import { stripOf } from "./support/strip.ts";

const folder = "shots/events";
const sizes = { desktop, phone, landscape: { width: 844, height: 390 } } as const;
const all = [
  ...Object.keys({ ...kittensEvents, ...moreKittensEvents }),
  ...Object.keys({ ...letterEvents, ...moreLetterEvents }).map((name) => `letter-${name}`),
];

/** Takes a strip of pictures of every event at every size in both languages: `npm run shots`. */
const everything = process.env["SHOTS"] === "all";
/** By then every motion of an event is over, and new cards are no longer marked. */
const over = 8000;

/** Countdowns are painted at least this often, in ms. */
const tickTime = 200;

let gallery: Gallery;

beforeAll(async () => {
  gallery = await Gallery.open();
  await mkdir(folder, { recursive: true });
});

afterAll(async () => {
  await gallery.close();
  expect(gallery.errors).toEqual([]);
});

const shots = Object.entries(everything ? sizes : {}).flatMap(([size, window]) =>
  (["en", "de"] as const).map((locale) => ({ size, window, locale })),
);

describe.each(shots)("strips on a $size in $locale", ({ size, window, locale }) => {
  test.each(all)("%s", async (event) => {
    const page = await gallery.watch(event, { size: window, locale }, "full");
    await writeFile(`${folder}/${event}-${size}-${locale}.png`, await stripOf(page));
    await page.context().close();
  });
});

/** Those with the most to hide and to move; with pictures, all of them. */
const richest = [
  "dealt",
  "noped-three-times",
  "card-stolen",
  "kitten-drawn",
  "died-nine",
  "armageddon-revealed",
  "game-over",
  "shuffled-by-stop",
  "exploded-by-the-devilcat",
  "letter-compared",
  "letter-round-over",
];

describe("an event that is played ends with the table as it is without motion", () => {
  const played = (everything ? all : richest).map((event, i) => ({
    event,
    size: Object.values(sizes)[i % 3] ?? desktop,
  }));
  test.each(played)("$event", async ({ event, size }) => {
    const [moved, still] = await Promise.all([playedOut(event, size, "full"), playedOut(event, size, "less")]);
    expect(await gallery.difference(moved, still)).toBeLessThan(0.0005);
  });
});

describe("a table that moves looks as if all of it were drawn in every frame", () => {
  test.each(["exploded-by-the-devilcat", "noped-three-times", "game-over"])("%s", async (event) => {
    const [changes, everything] = await Promise.all([momentsOf(event, false), momentsOf(event, true)]);
    for (const [i, picture] of changes.entries())
      expect(await gallery.difference(picture, everything[i] ?? picture)).toBeLessThan(0.0005);
  });
});

test("Escape goes straight to how things are", async () => {
  const [skipped, still] = await Promise.all(
    (["full", "less"] as const).map(async (motion) => {
      const page = await gallery.watch("kitten-drawn", { size: desktop }, motion);
      const began = await play(page);
      await page.clock.runFor(200);
      await page.keyboard.press("Escape");
      // The cards of the hand slide into position.
      await page.clock.runFor(800);
      const picture = await pictureAt(page, began + 1000);
      await page.context().close();
      return picture;
    }),
  );
  expect(skipped && still && (await gallery.difference(skipped, still))).toBeLessThan(0.0005);
});

/** Pictures of an event on its way. @param all whether the canvas is lost before each frame, and drawn as a whole. */
async function momentsOf(event: string, all: boolean): Promise<readonly Buffer[]> {
  const page = await gallery.watch(event, { size: desktop }, "full");
  if (all) await page.evaluate(loseCanvas);
  await play(page);
  const pictures: Buffer[] = [];
  for (let moment = 0; moment < 1500; moment += 250) {
    await page.clock.runFor(250);
    pictures.push(await page.screenshot());
  }
  await page.context().close();
  return pictures;
}

/** Runs in the page: the browser loses what is on the canvas before each frame. */
function loseCanvas(): void {
  const canvas = document.querySelector("canvas");
  const lose = () => {
    canvas?.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    canvas?.dispatchEvent(new Event("contextrestored"));
    requestAnimationFrame(lose);
  };
  requestAnimationFrame(lose);
}

async function playedOut(event: string, size: typeof desktop, motion: "full" | "less"): Promise<Buffer> {
  const page = await gallery.watch(event, { size }, motion);
  const began = await play(page);
  await page.clock.runFor(over);
  const picture = await pictureAt(page, began + over);
  await writeFile(`${folder}/${event}-after-${motion}-motion.png`, picture);
  await page.context().close();
  return picture;
}

/**
 * The table at rest after its motions, which use the same clock, with all countdowns as they are at one time. @param
 * moment in ms.
 */
async function pictureAt(page: Page, moment: number): Promise<Buffer> {
  await page.clock.setFixedTime(moment);
  await page.clock.runFor(tickTime);
  await atRest(page);
  return page.screenshot();
}
