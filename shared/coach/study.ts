import { seedOf } from "../core/deal.ts";
import type { AnyEvent, Seat } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { playedOut, sharesOf } from "./chances.ts";
import type { AnyCoached, CoachedGame } from "./coached.ts";
import { judgedDecisions } from "./decisions.ts";
import type { Chances, CoachNews, Judged, OwnGame } from "./report.ts";
import { summaryOf } from "./summary.ts";
import { turningPointsOf } from "./turning-points.ts";

/** How often each step has been played out after each pass. */
const passes = [4, 12, 36, 72, 120] as const;

/** Which share of a study the passes take. */
const shareOfPasses = 0.8;

interface Question {
  /** It must have been opened as a replay. */
  readonly record: GameRecord;
  /** Whose decisions are judged; null: nobody's. */
  readonly seat: Seat | null;
  /** The chances, if an earlier study of this record has found them. */
  readonly known: Chances | null;
}

/** Studies a game piece by piece; the last piece is final, and depends on nothing but the record and the seat. */
export const study = (game: AnyCoached, question: Question): Generator<CoachNews> =>
  game.use((coachedGame) => studied(coachedGame, question));

function* studied<State, Event extends AnyEvent, View>(
  game: CoachedGame<State, Event, View>,
  { record, seat, known }: Question,
): Generator<CoachNews> {
  const { events, states } = playAgain(game, record);
  const reportOf = (chances: Chances, own: OwnGame | null) => ({
    chances,
    turningPoints: turningPointsOf(chances, record.steps, events),
    own,
  });
  let chances = known ?? [];
  if (known === null)
    for (const { done, found } of estimates(game, record, states)) {
      chances = found;
      yield { done: done * shareOfPasses, report: reportOf(found, null), final: false };
    }
  const decisions: Judged[] = [];
  if (seat !== null)
    for (const judged of judgedDecisions(game, record, seat)) {
      decisions.push(judged);
      const done = shareOfPasses + (1 - shareOfPasses) * (judged.step / record.steps.length);
      yield { done, report: reportOf(chances, null), final: false };
    }
  const own = seat === null ? null : { seat, decisions, summary: summaryOf(chances, seat, decisions) };
  yield { done: 1, report: reportOf(chances, own), final: true };
}

/** Everybody's chances, better with each pass. */
function* estimates<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  record: GameRecord,
  states: readonly State[],
): Generator<{ readonly done: number; readonly found: Chances }> {
  const { players } = record.config;
  const seed = `${seedOf(record.deal, record)} coach`;
  const sums = states.map(() => Array.from({ length: players }, () => 0));
  let before = 0;
  let found: Chances = [];
  for (const rounds of passes) {
    for (const [step, state] of states.entries()) {
      const sum = sums[step] ?? [];
      const over = game.definition.outcome(state);
      for (let round = before; round < rounds; round += 1) {
        const shares = over ? sharesOf(over.winners, players) : playedOut(game, state, players, `${seed} ${round}`);
        for (const [seat, share] of shares.entries()) sum[seat] = (sum[seat] ?? 0) + share;
      }
      if (before > 0 && step % 8 === 7) yield { done: doneAt(before, rounds, step / states.length), found };
    }
    before = rounds;
    found = sums.map((sum) => sum.map((total) => total / rounds));
    yield { done: doneAt(rounds, rounds, 1), found };
  }
}

const doneAt = (before: number, rounds: number, share: number): number =>
  (before + share * (rounds - before)) / (passes.at(-1) ?? 1);

/** What happened at each step, and the state after it; the deal first. */
function playAgain<State, Event, View>(
  { definition }: CoachedGame<State, Event, View>,
  record: GameRecord,
): { readonly events: readonly (readonly Event[])[]; readonly states: readonly State[] } {
  const { state, events } = definition.setup(record.config, seedOf(record.deal, record));
  const all = [events];
  const states = [definition.clone(state)];
  for (const { actor, command } of record.steps) {
    const result = definition.step(state, actor, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
    all.push(result.value);
    states.push(definition.clone(state));
  }
  return { events: all, states };
}
