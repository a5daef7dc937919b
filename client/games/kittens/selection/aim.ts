import type { Seat } from "../../../../shared/core/game.ts";
import type { UiContext } from "../ui-context.ts";
import { planMove } from "./planned-move.ts";
import type { Selection } from "./selection.ts";

/** Possible target seats, and the chosen one. */
export interface TargetChoice {
  readonly seats: readonly Seat[];
  readonly chosen: Seat | null;
}

export function aimOf(context: UiContext): TargetChoice {
  const { selection, legal } = context;
  const opponents = [...new Set(legal.flatMap((command) => (command.type === "lay" ? command.target : [])))];
  if (opponents.length > 0) return aimAt(opponents, selection.target);
  const plan = planMove(context);
  if (plan.kind === "nothing") return { seats: [], chosen: null };
  return aimAt(plan.targets, plan.kind === "ready" ? (plan.command.target ?? null) : selection.target);
}

/** A single candidate is chosen automatically. */
function aimAt(seats: readonly Seat[], wanted: Seat | null): TargetChoice {
  const [only = null] = seats;
  return { seats, chosen: seats.length === 1 ? only : seats.includes(wanted ?? -1) ? wanted : null };
}

/** Makes the pressed candidate the target. A second press undoes that. */
export function aimedAt(context: UiContext, seat: Seat): Selection {
  const { selection } = context;
  if (!aimOf(context).seats.includes(seat)) return selection;
  return { ...selection, target: selection.target === seat ? null : seat };
}
