import type { Seat } from "../../../shared/core/game.ts";
import {
  type KittensView,
  stillChoosing,
  type VisibleClairvoyanceWait,
  type VisibleDecision,
  type VisibleNopeWait,
} from "../../../shared/games/kittens/view.ts";

export const isOver = (view: KittensView): boolean => view.winner !== null;

/** Whether the decision is shared by all players. It must stay secret which of them have passed. */
export const isWait = (top: VisibleDecision | undefined): top is VisibleNopeWait | VisibleClairvoyanceWait =>
  top?.kind === "nope" || top?.kind === "clairvoyance";

/** Returns the players that the game waits for. Empty during a shared wait, and after the game. */
export function awaitedSeats(view: KittensView): readonly Seat[] {
  const top = view.pending.at(-1);
  if (isOver(view) || isWait(top)) return [];
  if (top === undefined) return [view.turn];
  return top.kind === "give" ? stillChoosing(top) : [top.seat];
}
