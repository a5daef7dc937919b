import type { AnyEvent } from "../core/game.ts";
import type { RecordedStep } from "../core/record.ts";
import type { Chances, TurningPoint } from "./report.ts";

/** Maximum number of turning points, and minimum change. */
const maxTurningPoints = 5;
const minChange = 0.12;

/**
 * Finds the steps that changed a seat's chance most.
 *
 * @param events the events of each step, the deal first.
 */
export function turningPointsOf(
  chances: Chances,
  steps: readonly RecordedStep[],
  events: readonly (readonly AnyEvent[])[],
): readonly TurningPoint[] {
  const points = steps.map(({ actor, command }, index): TurningPoint => {
    const step = index + 1;
    const changes = (chances[step] ?? []).map((after, seat) => ({ seat, before: chances[index]?.[seat] ?? 0, after }));
    const weight = (change: (typeof changes)[number]) => sizeOf(change) + (change.seat === actor ? tie : 0);
    const { seat, before, after } = changes.toSorted((one, other) => weight(other) - weight(one))[0] ?? nobody;
    return { step, actor, command, events: (events[step] ?? []).map(({ type }) => type), seat, before, after };
  });
  return points
    .filter((point) => sizeOf(point) >= minChange)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, maxTurningPoints)
    .toSorted((one, other) => one.step - other.step);
}

/** Bonus for the acting seat, so that it is chosen among equal changes. */
const tie = 1e-6;

const nobody = { seat: 0, before: 0, after: 0 } as const;

const sizeOf = ({ before, after }: Pick<TurningPoint, "before" | "after">): number => Math.abs(after - before);
