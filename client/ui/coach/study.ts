import type { CoachNews } from "../../../shared/coach/report.ts";

/** How far the coach is with a game. idle: nobody has asked · hasFailed: its thread has ended without an answer. */
export type Study =
  | { readonly kind: "idle" }
  | { readonly kind: "begun"; readonly news: CoachNews | null; readonly hasFailed: boolean };

/** A study begins, again or for another seat: chances that were found are shown meanwhile. */
export function begunAfter(before: Study): Study {
  const chances = before.kind === "begun" ? before.news?.report.chances : undefined;
  const news =
    chances === undefined ? null : { done: 0, final: false, report: { chances, turningPoints: [], own: null } };
  return { kind: "begun", news, hasFailed: false };
}

/** What was found stays. */
export const failedAfter = (before: Study): Study => ({
  kind: "begun",
  news: before.kind === "begun" ? before.news : null,
  hasFailed: true,
});
