import { seedOf } from "../core/deal.ts";
import type { GameRecord } from "../core/record.ts";
import type { CoachedGame } from "./coached.ts";
import type { Chances } from "./report.ts";
import { playOut, sharesOf } from "./rollout.ts";

/** Number of playouts per step. */
export interface RolloutBudget {
  /** For each step, the number in total after each pass. */
  readonly passes: readonly number[];
  /** The number in total for the steps beside the largest changes. */
  readonly large: number;
}

export const defaultBudget: RolloutBudget = { passes: [4, 12, 40, 100, 160], large: 480 };

/** Number of changes that count as the largest. */
const largest = 8;

interface Estimate {
  /** 0 to 1 */
  readonly done: number;
  readonly chances: Chances;
}

/**
 * Estimates the chances of all seats after each step of a game, more precisely with each pass; the last result is
 * final.
 *
 * @param after the game after each step, from `playedAgain`.
 */
export function* estimateChances<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  record: GameRecord,
  after: readonly { readonly state: State; readonly since: number }[],
  { passes, large }: RolloutBudget,
): Generator<Estimate> {
  const tallies = after.map(({ state }) => new Tally(game, state, record));
  const steps = [...new Set(after.map(({ since }) => since))];
  const usual = passes.at(-1) ?? 0;
  const all = steps.length * usual + 2 * largest * (large - usual);
  let played = 0;
  let chances: Chances = [];
  const playTo = function* (step: number, goal: number): Generator<Estimate> {
    while (tallies[step]?.playOut(goal)) {
      played += 1;
      if (played % 50 === 0 && chances.length > 0) yield { done: played / all, chances };
    }
  };
  const current = () => after.map(({ since }) => tallies[since]?.shares ?? []);
  for (const goal of passes) {
    for (const step of steps) yield* playTo(step, goal);
    chances = current();
    yield { done: played / all, chances };
  }
  for (const step of besideLargest(chances, after)) yield* playTo(step, large);
  yield { done: 1, chances: current() };
}

/** Results of the playouts of one step so far. */
class Tally<State, Event, View> {
  readonly #game: CoachedGame<State, Event, View>;
  readonly #state: State;
  readonly #players: number;
  readonly #seed: string;
  #rounds = 0;
  #sums: readonly number[];

  constructor(game: CoachedGame<State, Event, View>, state: State, record: GameRecord) {
    this.#game = game;
    this.#state = state;
    this.#players = record.config.players;
    this.#seed = `${seedOf(record.deal, record)} coach`;
    this.#sums = Array.from({ length: this.#players }, () => 0);
  }

  /** Each seat's share of the win. */
  get shares(): readonly number[] {
    return this.#sums.map((sum) => sum / Math.max(1, this.#rounds));
  }

  /** Runs one more playout. @returns false if `goal`, the total number, was already reached. */
  playOut(goal: number): boolean {
    if (this.#rounds >= goal) return false;
    const over = this.#game.definition.outcome(this.#state);
    const shares = over
      ? sharesOf(over.winners, this.#players)
      : playOut(this.#game, this.#state, this.#players, `${this.#seed} ${this.#rounds}`);
    this.#sums = this.#sums.map((sum, seat) => sum + (shares[seat] ?? 0));
    this.#rounds += 1;
    return true;
  }
}

/** The steps before and after the largest changes. */
function besideLargest(chances: Chances, after: readonly { readonly since: number }[]): readonly number[] {
  const changes = after.slice(1).map(({ since }, index) => {
    const before = chances[index] ?? [];
    const size = Math.max(...(chances[index + 1] ?? []).map((chance, seat) => Math.abs(chance - (before[seat] ?? 0))));
    return { steps: [after[index]?.since ?? 0, since], size };
  });
  const found = changes.toSorted((one, other) => other.size - one.size).slice(0, largest);
  return [...new Set(found.flatMap(({ steps }) => steps))].sort((one, other) => one - other);
}
