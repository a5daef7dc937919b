import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";

/** Everybody by tokens, those with as many side by side at one place; the winners first. */
export function placesOf({ seats }: LoveLetterView): readonly { readonly seat: Seat; readonly place: number }[] {
  const tokensOf = (seat: Seat) => seats[seat]?.tokens ?? 0;
  const order = [...seats.keys()].toSorted((one, other) => tokensOf(other) - tokensOf(one));
  return order.map((seat) => ({
    seat,
    place: 1 + order.filter((other) => tokensOf(other) > tokensOf(seat)).length,
  }));
}
