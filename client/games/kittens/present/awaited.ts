import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";

export const isOver = (view: KittensView): boolean => view.winner !== null;

/** The one player that the game waits for; null in a Nope wait, which is everybody's, and when it is over. */
export function awaitedSeat(view: KittensView): Seat | null {
  const top = view.pending.at(-1);
  if (isOver(view) || top?.kind === "nope") return null;
  return top === undefined ? view.turn : top.seat;
}
