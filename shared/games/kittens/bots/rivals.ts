import type { Seat } from "../../../core/game.ts";
import type { KittensView } from "../view.ts";

export const countLiving = ({ seats }: KittensView): number => seats.filter(({ life }) => life === "living").length;

/** The living player whose turn comes after this seat's. */
export function nextAfter({ seats }: KittensView, seat: Seat): Seat {
  for (let step = 1; step < seats.length; step += 1) {
    const next = (seat + step) % seats.length;
    if (seats[next]?.life === "living") return next;
  }
  return seat;
}
