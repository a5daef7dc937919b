import { type Frame, framesOf, watchFrames } from "../../test/browser/support/frames.ts";
import { Player } from "../../test/browser/support/player.ts";
import type { Site } from "../../test/browser/support/site.ts";
import { yardstickMsIn } from "../yardstick/in-page.ts";
import { atLeastOnSlow, atMostOnSlow, type Measure } from "./measure.ts";

/** A frame that takes longer, in ms, means lost frames at 30 frames/s. */
const frameMs = 33.4;

/** Limits by the slowdown factor of the processor. */
const limits = {
  4: { stall: 600, task: 100, shown: 60, behind: 10_000 },
  6: { stall: 900, task: 100, shown: 40, behind: 20_000 },
} as const;

/** Plays a whole game of three with all animations, with this slowdown of the processor. */
export async function wholeGame(site: Site, slower: keyof typeof limits): Promise<readonly Measure[]> {
  const page = await site.newPage({ moves: true });
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.getByRole("button", { name: /^Draw pile/ }).waitFor();
  const before = slower * (await yardstickMsIn(page));
  await watchFrames(page, slower);
  await page.evaluate(watchTasks);
  await new Player(page).play();
  const frames = await framesOf(page);
  const tasks = await page.evaluate(() => window.longTasks);
  const speed = { slower, yardstickMs: (before + (await yardstickMsIn(page))) / 2 };
  await page.context().close();
  const gaps = frames.slice(1).map(({ at }, i) => at - (frames[i]?.at ?? at));
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0);
  const limit = limits[slower];
  const name = `whole game, processor ${slower} times slower`;
  return [
    atMostOnSlow(limit.stall, "ms", `${name}: longest stall`, Math.max(...gaps), speed),
    atMostOnSlow(limit.task, "ms", `${name}: longest task`, Math.max(0, ...tasks), speed),
    atLeastOnSlow(
      limit.shown,
      "%",
      `${name}: frames shown of 30 a second`,
      (100 * gaps.length) / (lost + gaps.length),
      speed,
    ),
    atMostOnSlow(limit.behind, "ms", `${name}: longest until the picture had caught up`, longestBehind(frames), speed),
  ];
}

declare global {
  interface Window {
    /** Durations of all tasks over 50 ms, in ms. */
    longTasks: number[];
  }
}

/** Runs in the page. */
function watchTasks(): void {
  window.longTasks = [];
  const note = (list: PerformanceObserverEntryList) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}

/** Longest animation lag in ms. A step that arrives during a lag extends it. */
function longestBehind(frames: readonly Frame[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const { at, told, shown } of frames) {
    since = shown < told ? (since ?? at) : null;
    longest = Math.max(longest, since === null ? 0 : at - since);
  }
  return longest;
}
