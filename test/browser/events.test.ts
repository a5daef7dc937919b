import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kittensEvents, moreKittensEvents } from "../../client/gallery/kittens-events.ts";
import { letterEvents, moreLetterEvents } from "../../client/gallery/letter-events.ts";
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

/** Creates strips of pictures of every event at every size in both languages: `npm run shots`. */
const everything = process.env["SHOTS"] === "all";
/** Time in ms after which each animation has ended, and new cards are no longer marked. */
const over = 8000;

/** Repaint interval of countdowns, in ms. */
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

/** Events with the most hidden and moving objects. With SHOTS, all events are tested. */
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

describe("an event ends with the same table with and without animation", () => {
  const played = (everything ? all : richest).map((event, i) => ({
    event,
    size: Object.values(sizes)[i % 3] ?? desktop,
  }));
  test.each(played)("$event", async ({ event, size }) => {
    const [moved, still] = await Promise.all([playedOut(event, size, "full"), playedOut(event, size, "less")]);
    expect(await gallery.difference(moved, still)).toBeLessThan(0.0005);
  });
});

describe("partial redraws during an animation look like complete redraws", () => {
  test.each(["exploded-by-the-devilcat", "noped-three-times", "game-over"])("%s", async (event) => {
    const page = await gallery.watch(event, { size: desktop }, "full");
    await page.evaluate(drawEverythingToo);
    await play(page);
    for (let moment = 0; moment < 1500; moment += 250) {
      await page.clock.runFor(250);
      const [changes, everything] = await page.evaluate(() => window.canvases.map((canvas) => canvas.toDataURL()));
      expect(await gallery.difference(png(changes), png(everything))).toBeLessThan(0.0005);
    }
    await page.context().close();
  });
});

test("a table with a lost canvas context is drawn again", async () => {
  const page = await gallery.watch("noped-three-times", { size: desktop }, "full");
  let before = await page.screenshot();
  const restingPicture = async () => {
    const last = before;
    await page.clock.runFor(100);
    before = await page.screenshot();
    return gallery.difference(last, before);
  };
  await expect.poll(restingPicture).toBe(0);
  await page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    canvas?.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    canvas?.dispatchEvent(new Event("contextrestored"));
  });
  await page.clock.runFor(100);
  // Edges of a breathing cat may differ by a few pixels. An empty canvas differs by more than a tenth.
  expect(await gallery.difference(before, await page.screenshot())).toBeLessThan(0.001);
  await page.context().close();
});

test("Escape skips to the current table", async () => {
  const [skipped, still] = await Promise.all(
    (["full", "less"] as const).map(async (motion) => {
      const page = await gallery.watch("kitten-drawn", { size: desktop }, motion);
      const began = await play(page);
      await page.clock.runFor(200);
      await page.keyboard.press("Escape");
      // The hand cards slide into position.
      await page.clock.runFor(800);
      const picture = await pictureAt(page, began + 1000);
      await page.context().close();
      return picture;
    }),
  );
  expect(skipped && still && (await gallery.difference(skipped, still))).toBeLessThan(0.0005);
});

declare global {
  interface Window {
    /** The table's canvas, and a copy on which each frame is drawn completely. */
    canvases: readonly HTMLCanvasElement[];
  }
}

/** Runs in the page: repeats all drawing on the table's canvas on a second canvas, without clipping. */
function drawEverythingToo(): void {
  const table = document.querySelector("canvas");
  const copy = document.createElement("canvas");
  const pen = copy.getContext("2d");
  if (table === null || pen === null) throw new Error("there is no canvas to draw on");
  [copy.width, copy.height] = [table.width, table.height];
  pen.drawImage(table, 0, 0);
  const likewise = (from: CanvasRenderingContext2D) => {
    if (from.canvas !== table) return false;
    const { globalAlpha, globalCompositeOperation, fillStyle } = from;
    pen.setTransform(from.getTransform());
    Object.assign(pen, { globalAlpha, globalCompositeOperation, fillStyle });
    return true;
  };
  const twice = <Draw extends (...given: never[]) => void>(draw: Draw): Draw =>
    new Proxy(draw, {
      apply(_, from, given) {
        if (likewise(from)) Reflect.apply(draw, pen, given);
        Reflect.apply(draw, from, given);
      },
    });
  const { prototype } = CanvasRenderingContext2D;
  prototype.drawImage = twice(prototype.drawImage);
  prototype.fillRect = twice(prototype.fillRect);
  prototype.clearRect = twice(prototype.clearRect);
  window.canvases = [table, copy];
}

const png = (url = ""): Buffer => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

async function playedOut(event: string, size: typeof desktop, motion: "full" | "less"): Promise<Buffer> {
  const page = await gallery.watch(event, { size }, motion);
  const began = await play(page);
  await waitOut(page);
  const picture = await pictureAt(page, began + over);
  await writeFile(`${folder}/${event}-after-${motion}-motion.png`, picture);
  await page.context().close();
  return picture;
}

/** Advances the page's time until the animation has ended: frame by frame while the table moves, then in one step. */
async function waitOut(page: Page): Promise<void> {
  const step = 500;
  let left = over;
  do {
    await page.clock.runFor(step);
    left -= step;
  } while (left > 0 && (await page.locator("[data-table=moving]").count()) > 0);
  await page.clock.fastForward(left);
}

/**
 * Returns a picture of the table at rest, with all countdowns at a fixed time. Animations use the same clock. @param
 * moment in ms.
 */
async function pictureAt(page: Page, moment: number): Promise<Buffer> {
  await page.clock.setFixedTime(moment);
  await page.clock.runFor(tickTime);
  await atRest(page);
  return page.screenshot();
}
