import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CoachProgress } from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { studyGame } from "./coach-client.ts";

export interface AnalysisControl {
  readonly study: ReadonlySignal<AnalysisState>;
  /** Number of starts by a press. */
  readonly presses: ReadonlySignal<number>;
  start(): void;
}

/** Manages the coach's analysis of a game, until the page is left. @param atOnce starts it immediately. */
export function useAnalysis(record: GameRecord, seat: Seat, atOnce: boolean): AnalysisControl {
  const presses = useSignal(0);
  const study = useSignal<AnalysisState>({ kind: "idle" });
  useEffect(() => {
    if (presses.value === 0 && !atOnce) return undefined;
    study.value = beginAnalysis(study.value);
    return studyGame(
      record,
      seat,
      (news) => {
        study.value = { kind: "begun", news, hasFailed: false };
      },
      () => {
        study.value = failAnalysis(study.value);
      },
    );
  }, [record, seat, presses.value]);
  return {
    study,
    presses,
    start() {
      presses.value += 1;
    },
  };
}

/** State of an analysis. idle: not started · hasFailed: its worker has ended without a response. */
export type AnalysisState =
  | { readonly kind: "idle" }
  | { readonly kind: "begun"; readonly news: CoachProgress | null; readonly hasFailed: boolean };

/** Starts an analysis, again or for another seat. Known chances stay visible. */
export function beginAnalysis(before: AnalysisState): AnalysisState {
  const report = before.kind === "begun" ? before.news?.report : undefined;
  const news = report === undefined ? null : { done: 0, final: false, report: { ...report, own: null } };
  return { kind: "begun", news, hasFailed: false };
}

/** Marks the analysis as failed; its results so far stay. */
export const failAnalysis = (before: AnalysisState): AnalysisState => ({
  kind: "begun",
  news: before.kind === "begun" ? before.news : null,
  hasFailed: true,
});
