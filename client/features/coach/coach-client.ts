import type { Knowledge } from "../../../shared/coach/hint.ts";
import type { CoachedMoments, CoachProgress, CoachReport, Hint } from "../../../shared/coach/report.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";

/** Requests from the page to the coach's worker. */
export type WorkerRequest =
  | {
      readonly type: "study";
      readonly record: GameRecord;
      readonly seat: Seat | null;
      readonly known: CoachedMoments | null;
    }
  | { readonly type: "hint"; readonly knowledge: Knowledge };

/** Responses of the worker: progress of an analysis, or one hint. */
export type WorkerResponse =
  | { readonly type: "news"; readonly news: CoachProgress }
  | { readonly type: "hint"; readonly hint: Hint | null };

/** Cache of reports about a game, by seat. An entry lives as long as its record. */
const found = new WeakMap<GameRecord, Map<Seat | null, CoachReport>>();

/**
 * Analyses a finished game in a web worker. Returns a cached report immediately.
 * @param record the record with which the replay was opened.
 * @param seat the seat to judge; null judges no decisions.
 * @param onFailure called if the worker ended without an answer.
 * @returns a function that cancels the analysis.
 */
export function studyGame(
  record: GameRecord,
  seat: Seat | null,
  onNews: (news: CoachProgress) => void,
  onFailure: () => void,
): () => void {
  const reports = found.get(record) ?? new Map<Seat | null, CoachReport>();
  found.set(record, reports);
  const report = reports.get(seat);
  if (report) {
    onNews({ done: 1, report, final: true });
    return () => undefined;
  }
  const known = [...reports.values()][0] ?? null;
  return ask({ type: "study", record, seat, known }, onFailure, (answer, end) => {
    if (answer.type !== "news") return;
    if (answer.news.final) {
      reports.set(seat, answer.news.report);
      end();
    }
    onNews(answer.news);
  });
}

/**
 * Computes the expert's move in a web worker.
 * @returns a function that cancels the request.
 */
export const askHint = (
  knowledge: Knowledge,
  onHint: (hint: Hint | null) => void,
  onFailure: () => void,
): (() => void) =>
  ask({ type: "hint", knowledge }, onFailure, (answer, end) => {
    if (answer.type !== "hint") return;
    end();
    onHint(answer.hint);
  });

function ask(
  question: WorkerRequest,
  onFailure: () => void,
  onAnswer: (answer: WorkerResponse, end: () => void) => void,
): () => void {
  const worker = new Worker(new URL("./coach-worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => onAnswer(data, end));
  worker.addEventListener("error", () => {
    end();
    onFailure();
  });
  worker.postMessage(question);
  return end;
}
