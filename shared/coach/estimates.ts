import { seedOf } from "../core/deal.ts";
import type { GameRecord } from "../core/record.ts";
import { playedOut, sharesOf } from "./chances.ts";
import type { CoachedGame } from "./coached.ts";
import type { Chances } from "./report.ts";

/** How often each step has been played out after each pass. */
const passes = [4, 12, 40, 100, 160] as const;
/** How often the steps beside the largest changes are, in the end, and how many of those changes. */
const often = 480;
const large = 8;

interface Estimate {
  /** 0 to 1 */
  readonly done: number;
  readonly chances: Chances;
}

/**
 * Everybody's chances after each step of a game, better with each pass; the last are the final ones.
 * @param moments the game after each step, as `momentsOf` gives them.
 */
export function* estimates<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  record: GameRecord,
  moments: readonly { readonly state: State; readonly since: number }[],
): Generator<Estimate> {
  const { players } = record.config;
  const seed = `${seedOf(record.deal, record)} coach`;
  const tallies = moments.map(() => ({ rounds: 0, sums: Array.from({ length: players }, () => 0) }));
  const steps = [...new Set(moments.map(({ since }) => since))];
  const all = steps.length * (passes.at(-1) ?? 0) + 2 * large * (often - (passes.at(-1) ?? 0));
  let chances: Chances = [];
  let rounds = 0;
  const playTo = function* (step: number, goal: number): Generator<Estimate> {
    const { state } = moments[step] ?? {};
    const tally = tallies[step];
    if (state === undefined || !tally) return;
    const over = game.definition.outcome(state);
    for (; tally.rounds < goal; tally.rounds += 1) {
      const shares = over
        ? sharesOf(over.winners, players)
        : playedOut(game, state, players, `${seed} ${tally.rounds}`);
      for (const [seat, share] of shares.entries()) tally.sums[seat] = (tally.sums[seat] ?? 0) + share;
      rounds += 1;
      if (rounds % 50 === 0 && chances.length > 0) yield { done: Math.min(1, rounds / all), chances };
    }
  };
  const current = () =>
    moments.map(({ since }) => {
      const { sums, rounds: count } = tallies[since] ?? { sums: [], rounds: 1 };
      return sums.map((sum) => sum / count);
    });
  for (const goal of passes) {
    for (const step of steps) yield* playTo(step, goal);
    chances = current();
    yield { done: Math.min(1, rounds / all), chances };
  }
  for (const step of besideLarge(chances, moments)) yield* playTo(step, often);
  yield { done: 1, chances: current() };
}

/** The steps before and after the largest changes. */
function besideLarge(chances: Chances, moments: readonly { readonly since: number }[]): readonly number[] {
  const changes = moments.slice(1).map(({ since }, index) => {
    const before = chances[index] ?? [];
    const size = Math.max(...(chances[index + 1] ?? []).map((chance, seat) => Math.abs(chance - (before[seat] ?? 0))));
    return { steps: [moments[index]?.since ?? 0, since], size };
  });
  const largest = changes.toSorted((one, other) => other.size - one.size).slice(0, large);
  return [...new Set(largest.flatMap(({ steps }) => steps))].sort((one, other) => one - other);
}
