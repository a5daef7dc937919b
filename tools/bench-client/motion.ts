import type { Page } from "playwright-core";
import { Gallery } from "../../test/browser/support/gallery.ts";
import { atLeast, atMost, type Measure, median } from "./measure.ts";

const runs = 3;
const presses = 12;

/** How smooth an explosion is at a table for five, on the canvas renderer, and how soon a press shows. */
export async function motions(): Promise<readonly Measure[]> {
  const gallery = await Gallery.open();
  const frames: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await gallery.live("exploded");
    frames.push(...(await page.evaluate(explode)));
    await page.close();
  }
  const page = await gallery.live("card-played");
  const feedback = await feedbacks(page);
  await gallery.close();
  return [
    atLeast(50, "frames/s", "explosion at a table for five, median", 1000 / median(frames)),
    atMost(100, "ms", "press until it is seen, median", median(feedback)),
  ];
}

/** Runs in the page. @returns ms between the frames of the first 1.5 s of the explosion. */
async function explode(): Promise<readonly number[]> {
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

/** @returns ms from each press of a card until the next frame shows. */
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
