import type { AnyEvent, Seat } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { AnyCoached, CoachedGame } from "./coached.ts";
import { judgeDecisions } from "./decisions.ts";
import { defaultBudget, estimateChances, type RolloutBudget } from "./estimates.ts";
import { playedAgain } from "./replayed-steps.ts";
import type { CoachedMoments, CoachProgress, JudgedDecision, OwnGame } from "./report.ts";
import { summaryOf, turningPointsOf } from "./summary.ts";

/** Share of an analysis's time that the chances take. */
const shareOfChances = 0.8;

interface Question {
  /** It must have been opened as a replay. */
  readonly record: GameRecord;
  /** The seat with the decisions to judge; null: none. */
  readonly seat: Seat | null;
  /** The final chances, if an earlier analysis of this record has computed them. */
  readonly known: CoachedMoments | null;
}

/** Analyses a game piece by piece. The last piece is final, and depends only on the record and the seat. */
export const analyzeGame = (
  game: AnyCoached,
  question: Question,
  effort: RolloutBudget = defaultBudget,
): Generator<CoachProgress> => game.use((coachedGame) => studied(coachedGame, question, effort));

function* studied<State, Event extends AnyEvent, View>(
  game: CoachedGame<State, Event, View>,
  { record, seat, known }: Question,
  effort: RolloutBudget,
): Generator<CoachProgress> {
  const steps = playedAgain(game, record);
  const events = steps.map((step) => step.events);
  const newsOf = (done: number, moments: CoachedMoments, own: OwnGame | null, final: boolean): CoachProgress => ({
    done,
    report: { ...moments, own },
    final,
  });
  let moments: CoachedMoments = known ?? { chances: [], margins: [], turningPoints: [] };
  if (known === null)
    for (const { done, chances, margins, largest } of estimateChances(game, record, steps, effort)) {
      const turningPoints = largest === null ? [] : turningPointsOf(chances, record.steps, events, largest);
      moments = { chances, margins, turningPoints };
      yield newsOf(done * shareOfChances, moments, null, false);
    }
  const decisions: JudgedDecision[] = [];
  if (seat !== null)
    for (const judged of judgeDecisions(game, record, seat)) {
      decisions.push(judged);
      const share = judged.step / record.steps.length;
      yield newsOf(shareOfChances + (1 - shareOfChances) * share, moments, null, false);
    }
  const own = seat === null ? null : { seat, decisions, summary: summaryOf(moments.chances, seat, decisions) };
  yield newsOf(1, moments, own, true);
}
