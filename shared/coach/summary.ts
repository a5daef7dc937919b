import type { AnyEvent, Seat } from "../core/game.ts";
import type { RecordedStep } from "../core/record.ts";
import type { Chances, Fortune, JudgedDecision, Summary, TurningPoint } from "./report.ts";

/** Separates skill and luck of a seat over a whole game. */
export function summaryOf(chances: Chances, seat: Seat, decisions: readonly JudgedDecision[]): Summary {
  const own = chances.map((shares) => shares[seat] ?? 0);
  const atDeal = own[0] ?? 0;
  const result = own.at(-1) ?? 0;
  const skill = 0 - decisions.reduce((sum, { cost }) => sum + cost, 0);
  const fortunes = luckByStep(own, decisions);
  const luckiest = largest(fortunes, ({ change }) => change);
  const unluckiest = largest(fortunes, ({ change }) => -change);
  const best = largest(decisions, gainOf);
  const worst = largest(decisions, ({ cost }) => cost);
  return {
    atDeal,
    result,
    skill,
    luck: result - atDeal - skill,
    bestMove: best && { step: best.step, gain: gainOf(best) },
    worstMove: worst && { step: worst.step, cost: worst.cost },
    luckiest,
    unluckiest,
  };
}

/** Change of each step beyond the seat's own choice; together they are its luck. */
export function luckByStep(own: readonly number[], decisions: readonly JudgedDecision[]): readonly Fortune[] {
  const costs = new Map(decisions.map(({ step, cost }) => [step, cost]));
  return own
    .slice(1)
    .map((chance, index) => ({ step: index + 1, change: chance - (own[index] ?? 0) + (costs.get(index + 1) ?? 0) }));
}

/** Gain of a right choice over the next best option; 0 for another choice. */
function gainOf({ cost, playedChance, options }: JudgedDecision): number {
  const [first, second] = options;
  return cost > 0 || playedChance === null || !first || !second ? 0 : first.chance - second.chance;
}

/** The first of the largest above 0. */
function largest<Item>(items: readonly Item[], size: (item: Item) => number): Item | null {
  let found: Item | null = null;
  for (const item of items) if (size(item) > (found === null ? 0 : size(found))) found = item;
  return found;
}

/** Maximum number of turning points, and minimum change. */
const maxTurningPoints = 5;
const minChange = 0.12;

/**
 * Finds the steps that changed a seat's chance most.
 *
 * @param events the events of each step, the deal first.
 * @param among steps with the most precise chances; others are ignored.
 */
export function turningPointsOf(
  chances: Chances,
  steps: readonly RecordedStep[],
  events: readonly (readonly AnyEvent[])[],
  among: readonly number[],
): readonly TurningPoint[] {
  const points = steps.map(({ actor, command }, index): TurningPoint => {
    const step = index + 1;
    const changes = (chances[step] ?? []).map((after, seat) => ({ seat, before: chances[index]?.[seat] ?? 0, after }));
    const weight = (change: (typeof changes)[number]) => sizeOf(change) + (change.seat === actor ? tie : 0);
    const { seat, before, after } = changes.toSorted((one, other) => weight(other) - weight(one))[0] ?? nobody;
    return { step, actor, command, events: (events[step] ?? []).map(({ type }) => type), seat, before, after };
  });
  return points
    .filter((point) => among.includes(point.step) && sizeOf(point) >= minChange)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, maxTurningPoints)
    .toSorted((one, other) => one.step - other.step);
}

/** Bonus for the acting seat, so that it is chosen among equal changes. */
const tie = 1e-6;

const nobody = { seat: 0, before: 0, after: 0 } as const;

const sizeOf = ({ before, after }: Pick<TurningPoint, "before" | "after">): number => Math.abs(after - before);
