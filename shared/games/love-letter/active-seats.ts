import type { ActiveSeat } from "../../core/game.ts";
import { memoizeByIndex } from "../../core/memoize.ts";
import type { Decision, LoveLetterState } from "./state.ts";

export type AwaitedKind = Decision["kind"] | "act";

const acting = memoizeByIndex((seat): readonly ActiveSeat<AwaitedKind>[] => [{ seat, kind: "act" }]);

/** Lists the pending decisions: the seat of the open decision, or the player on turn. */
export function activeSeats({ winners, pending, turn }: LoveLetterState): readonly ActiveSeat<AwaitedKind>[] {
  if (winners.length > 0) return [];
  return pending === null ? acting(turn) : [{ seat: pending.seat, kind: pending.kind }];
}
