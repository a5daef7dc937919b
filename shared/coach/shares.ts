import type { Seat } from "../core/game.ts";

/** Each seat's share of the win: several winners divide it. */
export const sharesOf = (winners: readonly Seat[], players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
