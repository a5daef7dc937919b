import type { Seat } from "../../../shared/core/game.ts";
import type { Draft } from "./draft.ts";
import { planOf } from "./plan.ts";
import type { Situation } from "./situation.ts";

/** Possible target seats, and the chosen one. */
export interface Aim {
  readonly seats: readonly Seat[];
  readonly chosen: Seat | null;
}

export function aimOf(situation: Situation): Aim {
  const { draft, legal } = situation;
  const opponents = [...new Set(legal.flatMap((command) => (command.type === "lay" ? command.target : [])))];
  if (opponents.length > 0) return aimAt(opponents, draft.target);
  const plan = planOf(situation);
  if (plan.kind === "nothing") return { seats: [], chosen: null };
  return aimAt(plan.targets, plan.kind === "ready" ? (plan.command.target ?? null) : draft.target);
}

/** A single candidate is chosen automatically. */
function aimAt(seats: readonly Seat[], wanted: Seat | null): Aim {
  const [only = null] = seats;
  return { seats, chosen: seats.length === 1 ? only : seats.includes(wanted ?? -1) ? wanted : null };
}

/** Makes the pressed candidate the target. A second press undoes that. */
export function aimedAt(situation: Situation, seat: Seat): Draft {
  const { draft } = situation;
  if (!aimOf(situation).seats.includes(seat)) return draft;
  return { ...draft, target: draft.target === seat ? null : seat };
}
