import type { Page } from "playwright-core";
import { yardstickRound } from "./round.ts";

/** Rounds in the page before the measurement, so that the browser compiles them, and in it. */
const rounds = { warmUp: 20, measured: 20 } as const;

/** @returns ms of a round in the page by the clock, with the page's slowdown of the processor. */
export function yardstickMsIn(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const round = ${yardstickRound};
    for (let done = 0; done < ${rounds.warmUp}; done += 1) round();
    const startedAt = performance.now();
    for (let done = 0; done < ${rounds.measured}; done += 1) round();
    return (performance.now() - startedAt) / ${rounds.measured};
  })()`);
}
