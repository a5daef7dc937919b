import type { Seat } from "../../core/game.ts";
import type { Life } from "./state.ts";

/** The next living player clockwise, `from` last; null if nobody is alive. */
export function livingAfter(seats: readonly { readonly life: Life }[], from: Seat): Seat | null {
  for (let step = 1; step <= seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.life === "living") return seat;
  }
  return null;
}
