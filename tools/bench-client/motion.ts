import type { Page } from "playwright-core";
import { Gallery } from "../../test/browser/support/gallery.ts";
import { yardstickMsIn } from "../yardstick/in-page.ts";
import { median } from "../yardstick/measure.ts";
import { atLeastOnSlow, atMostOnSlow, type Measure, type Speed } from "./measure.ts";

const runs = 3;
const presses = 12;

/** Events with the most animation. */
const setPieces = [
  "exploded",
  "exploded-by-the-devilcat",
  "died-nine",
  "returned",
  "armageddon-revealed",
  "shuffled-by-stop",
  "noped-four-times",
  "game-over",
  "letter-compared",
  "letter-guessed-right",
  "letter-game-over",
];
/** Slowdown factor that simulates a slow phone. */
const slowPhone = 6;

/**
 * Measures the smoothness of an explosion at a table for five, the worst event on a slow phone, and the input delay.
 */
export async function motions(): Promise<readonly Measure[]> {
  const gallery = await Gallery.open();
  const fast: Watched[] = [];
  for (let run = 0; run < runs; run += 1) fast.push(await framesAmid(gallery, "exploded", 1));
  const slowed: Watched[] = [];
  for (const event of setPieces) slowed.push(await framesAmid(gallery, event, slowPhone));
  const page = await gallery.live("card-played");
  const feedback = await feedbacks(page);
  const speed = { slower: 1, yardstickMs: await yardstickMsIn(page) };
  await gallery.close();
  return [
    atLeastOnSlow(
      50,
      "frames/s",
      "explosion at a table for five, median",
      1000 / median(fast.flatMap(({ frames }) => frames)),
      speedOf(fast, 1),
    ),
    atLeastOnSlow(
      30,
      "frames/s",
      `worst of ${setPieces.length} set pieces, processor ${slowPhone} times slower`,
      Math.min(...slowed.map(({ frames }) => 1000 / mean(frames))),
      speedOf(slowed, slowPhone),
    ),
    atMostOnSlow(100, "ms", "press until it is seen, median", median(feedback), speed),
  ];
}

/** Frames of an event, and the speed of its page right after it. */
interface Watched {
  /** Ms between frames. */
  readonly frames: readonly number[];
  readonly yardstickMs: number;
}

const speedOf = (watched: readonly Watched[], slower: number): Speed => ({
  slower,
  yardstickMs: median(watched.map(({ yardstickMs }) => yardstickMs)),
});

/** Watches the first 1.5 s of an event, with this slowdown of the processor. */
async function framesAmid(gallery: Gallery, event: string, slower: number): Promise<Watched> {
  const page = await gallery.live(event);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const frames = await page.evaluate(playAndWatch);
  const yardstickMs = await yardstickMsIn(page);
  await page.close();
  return { frames, yardstickMs };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Runs in the page. */
async function playAndWatch(): Promise<readonly number[]> {
  const frame = () => new Promise<number>(requestAnimationFrame);
  postMessage("play");
  const start = await frame();
  const frames: number[] = [];
  for (let last = start; last - start < 1500; ) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}

/** @returns ms from each press of a card until the next frame. */
async function feedbacks(page: Page): Promise<readonly number[]> {
  await page.evaluate(() =>
    document.addEventListener("click", ({ timeStamp }) => {
      const shown = () => performance.measure("feedback", { start: timeStamp, end: performance.now() });
      requestAnimationFrame(() => setTimeout(shown));
    }),
  );
  const card = page.locator("[data-spot^='card:']").nth(2);
  for (let press = 0; press < presses; press += 1) {
    await card.click({ position: { x: 12, y: 40 } });
    await page.waitForFunction((count) => performance.getEntriesByName("feedback").length > count, press);
  }
  return page.evaluate(() => performance.getEntriesByName("feedback").map(({ duration }) => duration));
}
