import type { Seat } from "../../core/game.ts";
import type { Life } from "./state.ts";

/** The next living player clockwise, `from` last; null if no player is alive. */
export function livingAfter(seats: readonly { readonly life: Life }[], from: Seat): Seat | null {
  for (let step = 1; step <= seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.life === "living") return seat;
  }
  return null;
}

interface Turn {
  readonly seats: readonly { readonly life: Life }[];
  readonly turn: Seat;
  readonly owes: number;
}

/**
 * Finds the seats that draw the next cards, the top card first, if all players only draw (K14).
 * @param done number of owed turns of the player on turn that end before that.
 */
export function drawersOf({ seats, turn, owes }: Turn, count: number, done = 0): readonly Seat[] {
  const order = Array<Seat>(Math.max(0, owes - done)).fill(turn);
  let next = livingAfter(seats, turn);
  while (order.length < count && next !== null) {
    order.push(next);
    next = livingAfter(seats, next);
  }
  return order.slice(0, count);
}
