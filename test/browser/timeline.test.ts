import { afterAll, beforeAll, expect, test } from "vitest";
import { type Frame, framesOf, watchFrames } from "./support/frames.ts";
import { Player } from "./support/player.ts";
import { Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Returns the frames that show text missing in both the previous and the next frame. */
const flashes = (frames: readonly Frame[]): readonly string[] =>
  frames.flatMap(({ says, shown }, i) => {
    const [before, after] = [frames[i - 1], frames[i + 1]];
    const isFlash = before !== undefined && after !== undefined && before.says === after.says && says !== before.says;
    return isFlash && before.shown === after.shown ? [`at event ${shown}: ${says} instead of ${before.says}`] : [];
  });

const stepsBack = (frames: readonly Frame[]): readonly string[] =>
  frames.flatMap(({ shown }, i) => {
    const before = frames[i - 1]?.shown ?? 0;
    return shown < before ? [`from event ${before} to ${shown}`] : [];
  });

test("a whole game on a slow machine has no frame that goes back or runs ahead, and the result comes last", {
  timeout: 300_000,
}, async () => {
  site.dealFrom("5".repeat(64));
  const page = await site.newPage({ moves: true });
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.getByRole("button", { name: /^Draw pile/ }).waitFor();
  await watchFrames(page, 4);
  await new Player(page).play();
  const frames = await framesOf(page);
  await page.context().close();

  expect(frames.length).toBeGreaterThan(50);
  expect(stepsBack(frames)).toEqual([]);
  expect(frames.filter(({ shown, told }) => shown > told)).toEqual([]);
  expect(flashes(frames)).toEqual([]);
  expect(frames.filter(({ asks, shown, told }) => asks && shown < told)).toEqual([]);
  expect(frames.filter(({ shown, told, result }) => result && shown < told)).toEqual([]);
  expect(frames.some(({ shown, told }) => shown < told)).toBe(true);
});
