import { seedOf } from "../core/deal.ts";
import type { GameRecord } from "../core/record.ts";
import type { CoachedGame } from "./coached.ts";
import { type Chances, maxMargin } from "./report.ts";
import { playOut, sharesOf } from "./rollout.ts";

/** Number of playouts per step. */
export interface RolloutBudget {
  /** For finding the largest changes. */
  readonly rough: number;
  readonly usual: number;
  /** For the steps beside the largest changes. */
  readonly large: number;
}

export const defaultBudget: RolloutBudget = { rough: 40, usual: 160, large: 480 };

/** Number of changes that count as the largest, and of those among which they are chosen. */
const largest = 8;
const candidates = 2 * largest;

/** Standard errors on each side that include 95 % of all cases; slightly more, because each playout is a new look. */
const errors = 2.05;

interface Estimate {
  /** 0 to 1 */
  readonly done: number;
  readonly chances: Chances;
  readonly margins: Chances;
  /** Steps with the largest changes, once their chances are final. */
  readonly largest: readonly number[] | null;
}

/**
 * Estimates the chances of all seats after each step of a game, those beside the largest changes first; the last result
 * is final.
 *
 * @param after the game after each step, from `playedAgain`.
 */
export function* estimateChances<State, Event, View>(
  game: CoachedGame<State, Event, View>,
  record: GameRecord,
  after: readonly { readonly state: State; readonly since: number }[],
  { rough, usual, large }: RolloutBudget,
): Generator<Estimate> {
  const tallies = after.map(({ state }) => new Tally(game, state, record));
  const steps = [...new Set(after.map(({ since }) => since))];
  const all = steps.length * usual + 2 * largest * (large - usual);
  let played = 0;
  let areGoalsKnown = false;
  let found: readonly number[] | null = null;
  const chances = () => after.map(({ since }) => tallies[since]?.shares ?? []);
  const estimate = (): Estimate => ({
    done: Math.min(1, played / all),
    chances: chances(),
    margins: after.map(({ since }) => {
      const { shares = [], margins = [] } = tallies[since] ?? {};
      return areGoalsKnown ? margins : shares.map(() => Number.POSITIVE_INFINITY);
    }),
    largest: found,
  });
  const playTo = function* (step: number, goal: number, isEnough = (_: Tally<State, Event, View>) => false) {
    const tally = tallies[step];
    while (tally && !isEnough(tally) && tally.playOut(goal)) {
      played += 1;
      if (played % 50 === 0) yield estimate();
    }
  };
  for (const step of steps) yield* playTo(step, rough);
  const likely = largestChanges(chances(), candidates, after.keys());
  for (const step of besides(likely, after)) yield* playTo(step, usual);
  const chosen = largestChanges(chances(), largest, likely);
  for (const tally of tallies) tally.goal = usual;
  for (const step of besides(chosen, after)) {
    const tally = tallies[step];
    if (tally) tally.goal = large;
  }
  areGoalsKnown = true;
  for (const step of besides(chosen, after)) yield* playTo(step, large);
  found = chosen;
  yield estimate();
  for (const step of steps) yield* playTo(step, usual, ({ margins }) => Math.max(...margins) <= maxMargin);
  for (const step of steps) yield* playTo(step, usual);
  yield { ...estimate(), done: 1 };
}

/** Results of the playouts of one step so far. */
class Tally<State, Event, View> {
  readonly #game: CoachedGame<State, Event, View>;
  readonly #state: State;
  readonly #players: number;
  readonly #seed: string;
  readonly #isOver: boolean;
  /** Number of playouts after which the shares are final. */
  goal = Number.POSITIVE_INFINITY;
  #rounds = 0;
  #sums: readonly number[];

  constructor(game: CoachedGame<State, Event, View>, state: State, record: GameRecord) {
    this.#game = game;
    this.#state = state;
    this.#players = record.config.players;
    this.#seed = `${seedOf(record.deal, record)} coach`;
    this.#isOver = game.definition.outcome(state) !== null;
    this.#sums = Array.from({ length: this.#players }, () => 0);
  }

  /** Each seat's share of the win. */
  get shares(): readonly number[] {
    return this.#sums.map((sum) => sum / Math.max(1, this.#rounds));
  }

  /** Distances of the shares from their final values that are not exceeded in 95 of 100 cases. */
  get margins(): readonly number[] {
    return this.#sums.map((sum) => (this.#isOver ? 0 : marginOf(sum, this.#rounds, this.goal)));
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

/**
 * Returns the distance of a share from its final value that is not exceeded in 95 of 100 cases.
 *
 * @param sum wins in the playouts so far.
 */
export function marginOf(sum: number, rounds: number, goal: number): number {
  if (rounds >= goal) return 0;
  if (rounds === 0) return Number.POSITIVE_INFINITY;
  // Without the six imagined playouts a share without a win so far would count as certain.
  const likely = (sum + 3) / (rounds + 6);
  return errors * Math.sqrt(likely * (1 - likely) * (1 / rounds - 1 / goal));
}

/** Returns the steps among these that changed a chance most. */
function largestChanges(chances: Chances, count: number, among: Iterable<number>): readonly number[] {
  const sizeAt = (step: number) =>
    Math.max(...(chances[step] ?? []).map((chance, seat) => Math.abs(chance - (chances[step - 1]?.[seat] ?? 0))));
  return [...among]
    .filter((step) => step > 0)
    .map((step) => ({ step, size: sizeAt(step) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, count)
    .map(({ step }) => step);
}

/** Returns the steps with the chances that a change compares. */
function besides(changes: readonly number[], after: readonly { readonly since: number }[]): readonly number[] {
  const sides = changes.flatMap((step) => [after[step - 1]?.since ?? 0, after[step]?.since ?? 0]);
  return [...new Set(sides)].sort((one, other) => one - other);
}
