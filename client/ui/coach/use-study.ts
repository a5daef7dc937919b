import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { studyGame } from "../../coach/coach.ts";
import { begunAfter, failedAfter, type Study } from "./study.ts";

export interface StudyControl {
  readonly study: ReadonlySignal<Study>;
  /** Number of starts by a press. */
  readonly presses: ReadonlySignal<number>;
  start(): void;
}

/** Manages the coach's analysis of a game, until the page is left. @param atOnce starts it immediately. */
export function useStudy(record: GameRecord, seat: Seat, atOnce: boolean): StudyControl {
  const presses = useSignal(0);
  const study = useSignal<Study>({ kind: "idle" });
  useEffect(() => {
    if (presses.value === 0 && !atOnce) return undefined;
    study.value = begunAfter(study.value);
    return studyGame(
      record,
      seat,
      (news) => {
        study.value = { kind: "begun", news, hasFailed: false };
      },
      () => {
        study.value = failedAfter(study.value);
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
