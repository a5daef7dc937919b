import type { Seat } from "../../../shared/core/game.ts";
import {
  type KittensView,
  stillChoosing,
  type VisibleClairvoyanceWait,
  type VisibleDecision,
  type VisibleNopeWait,
} from "../../../shared/games/kittens/view.ts";

export const isOver = (view: KittensView): boolean => view.winner !== null;

/** Everybody shares a wait, and nobody may learn who has passed. */
export const isWait = (top: VisibleDecision | undefined): top is VisibleNopeWait | VisibleClairvoyanceWait =>
  top?.kind === "nope" || top?.kind === "clairvoyance";

/** The players that the game waits for; nobody during a wait, and nobody once it is over. */
export function awaitedSeats(view: KittensView): readonly Seat[] {
  const top = view.pending.at(-1);
  if (isOver(view) || isWait(top)) return [];
  if (top === undefined) return [view.turn];
  return top.kind === "give" ? stillChoosing(top) : [top.seat];
}
