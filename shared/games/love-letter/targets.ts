import type { Seat } from "../../core/game.ts";
import { seatsWhere } from "../../core/seats.ts";

interface Standing {
  readonly eliminated: boolean;
  readonly shielded: boolean;
}

/** Seats still in the round, in order. */
export const seatsIn = (seats: readonly Standing[]): readonly Seat[] =>
  seatsWhere(seats, ({ eliminated }) => !eliminated);

/** The next seat clockwise that is still in the round; null if no seat is (L3). */
export function nextIn(seats: readonly Standing[], from: Seat): Seat | null {
  const left = seatsIn(seats);
  return left.find((seat) => seat > from) ?? left[0] ?? null;
}

/** Players that this seat may choose: others still in the round without a shielded hand (L10). */
export const choosable = (seats: readonly Standing[], seat: Seat): readonly Seat[] =>
  seatsWhere(seats, ({ eliminated, shielded }, other) => other !== seat && !eliminated && !shielded);
