import type { Seat } from "../../core/game.ts";
import type { SeatState } from "./state.ts";

/** Who may answer a card of `last`, whatever they hold: everybody else except the exploded (K21, K22, K50). */
export function mayNope(seats: readonly SeatState[], last: Seat): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (seat !== last && seats[seat]?.life !== "exploded") found.push(seat);
  }
  return found;
}
