import type { Awaited } from "../../core/game.ts";
import { entitled } from "./decisions/nope-wait.ts";
import type { Decision, KittensState } from "./state.ts";

/** Who is waited for, in seat order; in a Nope wait those who have not passed. */
export function awaits(state: KittensState): readonly Awaited<Decision["kind"] | "act">[] {
  const top = state.pending.at(-1);
  if (state.winner !== null) return [];
  if (top === undefined) return [{ seat: state.turn, kind: "act" }];
  if (top.kind !== "nope") return [{ seat: top.seat, kind: top.kind }];
  return entitled(top, state.seats)
    .filter((seat) => !top.passed.includes(seat))
    .map((seat) => ({ seat, kind: "nope" }));
}
