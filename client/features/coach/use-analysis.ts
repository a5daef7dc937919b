import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { type AnalysisState, beginAnalysis, failAnalysis } from "./analysis-state.ts";
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
