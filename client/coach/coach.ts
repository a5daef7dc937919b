import type { Knowledge } from "../../shared/coach/hint.ts";
import type { CoachNews, CoachReport, Hint } from "../../shared/coach/report.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import type { Answer, Question } from "./questions.ts";

/** What has been found about a game, by seat; for as long as its record is kept. */
const found = new WeakMap<GameRecord, Map<Seat | null, CoachReport>>();

/**
 * Studies a finished game in a thread of its own. What was found once is told at once.
 * @param record as the replay was opened with.
 * @param seat whose decisions are judged; null: nobody's.
 * @param onFailure the thread has ended without an answer.
 * @returns what calls it off.
 */
export function studyGame(
  record: GameRecord,
  seat: Seat | null,
  onNews: (news: CoachNews) => void,
  onFailure: () => void,
): () => void {
  const reports = found.get(record) ?? new Map<Seat | null, CoachReport>();
  found.set(record, reports);
  const report = reports.get(seat);
  if (report) {
    onNews({ done: 1, report, final: true });
    return () => undefined;
  }
  const known = [...reports.values()][0]?.chances ?? null;
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
 * What the expert would do, thought about in a thread of its own.
 * @returns what calls it off.
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
  question: Question,
  onFailure: () => void,
  onAnswer: (answer: Answer, end: () => void) => void,
): () => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => onAnswer(data, end));
  worker.addEventListener("error", () => {
    end();
    onFailure();
  });
  worker.postMessage(question);
  return end;
}
