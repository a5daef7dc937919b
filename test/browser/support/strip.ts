import type { Page } from "playwright-core";
import { play } from "./gallery.ts";

/** A picture of the animation, and its time in ms after the event. */
interface Frame {
  readonly at: number;
  readonly picture: Buffer;
}

/** Interval of the pictures in ms, and their maximum number in a strip. */
const step = 130;
const most = 12;
/** Maximum duration of an animation, in ms. */
const longest = 6500;

/** Plays an event. @returns one picture with several frames of its animation, each with its time in ms. */
export async function stripOf(page: Page): Promise<Buffer> {
  const frames = evenly(await film(page));
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const columns = size.width > size.height ? 3 : 6;
  const width = size.width > size.height ? 620 : 270;
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: columns * (width + 6), height: 200 });
  await sheet.setContent(sheetOf(frames, columns, width));
  await sheet.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  const picture = await sheet.screenshot({ fullPage: true, type: "png" });
  await sheet.close();
  return picture;
}

async function film(page: Page): Promise<readonly Frame[]> {
  await play(page);
  const frames: Frame[] = [];
  for (let at = step; at <= longest; at += step) {
    await page.clock.runFor(step);
    frames.push({ at, picture: await page.screenshot({ type: "jpeg", quality: 80 }) });
    if (await page.evaluate(() => document.querySelector("[data-table=still]") !== null)) break;
  }
  return frames;
}

/** Returns the first and the last of them, and evenly spread ones between. */
function evenly(frames: readonly Frame[]): readonly Frame[] {
  if (frames.length <= most) return frames;
  const share = (frames.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => frames[Math.round(i * share)]).flatMap((frame) => frame ?? []);
}

function sheetOf(frames: readonly Frame[], columns: number, width: number): string {
  const pictures = frames.map(
    ({ at, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString("base64")}"><figcaption>${at}</figcaption></figure>`,
  );
  return `<style>
    body { margin: 0; background: #000; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 6px }
    figure { margin: 0; position: relative }
    img { width: ${width}px; display: block }
    figcaption { position: absolute; left: 4px; bottom: 4px; padding: 0 5px; background: #000c; color: #fff; font: 700 15px monospace }
  </style>${pictures.join("")}`;
}
