import type { Awaited } from "../../core/game.ts";
import { rememberEach } from "../../core/remember.ts";
import type { Decision, LoveLetterState } from "./state.ts";

export type AwaitedKind = Decision["kind"] | "act";

const acting = rememberEach((seat): readonly Awaited<AwaitedKind>[] => [{ seat, kind: "act" }]);

/** Lists the pending decisions: the seat of the open decision, or the player on turn. */
export function awaits({ winners, pending, turn }: LoveLetterState): readonly Awaited<AwaitedKind>[] {
  if (winners.length > 0) return [];
  return pending === null ? acting(turn) : [{ seat: pending.seat, kind: pending.kind }];
}
