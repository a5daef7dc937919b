import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";

/** Ranks all players by tokens, the winners first. Equal tokens share a rank. */
export function ranksOf({ seats }: LoveLetterView): readonly { readonly seat: Seat; readonly rank: number }[] {
  const tokensOf = (seat: Seat) => seats[seat]?.tokens ?? 0;
  const order = [...seats.keys()].toSorted((one, other) => tokensOf(other) - tokensOf(one));
  return order.map((seat) => ({
    seat,
    rank: 1 + order.filter((other) => tokensOf(other) > tokensOf(seat)).length,
  }));
}
