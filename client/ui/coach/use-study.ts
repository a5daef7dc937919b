import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CoachNews } from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { studyGame } from "../../coach/coach.ts";

/** idle: nobody has asked the coach · failed: its thread has ended without an answer. */
export type Study =
  | { readonly kind: "idle" }
  | { readonly kind: "failed" }
  | { readonly kind: "begun"; readonly news: CoachNews | null };

export interface StudyControl {
  readonly study: ReadonlySignal<Study>;
  start(): void;
}

/** The coach's study of a game, once it is asked for, until the page is left. @param atOnce it has been asked for. */
export function useStudy(record: GameRecord, seat: Seat, atOnce: boolean): StudyControl {
  const wanted = useSignal(atOnce ? 1 : 0);
  const study = useSignal<Study>({ kind: "idle" });
  useEffect(() => {
    if (wanted.value === 0) return undefined;
    const before = study.value.kind === "begun" ? study.value.news?.report.chances : undefined;
    const seen =
      before === undefined
        ? null
        : { done: 0, final: false, report: { chances: before, turningPoints: [], own: null } };
    study.value = { kind: "begun", news: seen };
    return studyGame(
      record,
      seat,
      (news) => {
        study.value = { kind: "begun", news };
      },
      () => {
        study.value = { kind: "failed" };
      },
    );
  }, [record, seat, wanted.value]);
  return {
    study,
    start() {
      wanted.value += 1;
    },
  };
}
