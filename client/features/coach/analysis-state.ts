import type { CoachProgress } from "../../../shared/coach/report.ts";

/** State of an analysis. idle: not started · hasFailed: its worker has ended without a response. */
export type AnalysisState =
  | { readonly kind: "idle" }
  | { readonly kind: "begun"; readonly news: CoachProgress | null; readonly hasFailed: boolean };

/** Starts an analysis, again or for another seat. Known chances stay visible. */
export function beginAnalysis(before: AnalysisState): AnalysisState {
  const chances = before.kind === "begun" ? before.news?.report.chances : undefined;
  const news =
    chances === undefined ? null : { done: 0, final: false, report: { chances, turningPoints: [], own: null } };
  return { kind: "begun", news, hasFailed: false };
}

/** Marks the analysis as failed; its results so far stay. */
export const failAnalysis = (before: AnalysisState): AnalysisState => ({
  kind: "begun",
  news: before.kind === "begun" ? before.news : null,
  hasFailed: true,
});
