import type { Seat } from "../../core/game.ts";
import { seatsWhere } from "../../core/seats.ts";

interface Standing {
  readonly eliminated: boolean;
  readonly shielded: boolean;
}

/** Who is still in the round, in seat order. */
export const seatsIn = (seats: readonly Standing[]): readonly Seat[] =>
  seatsWhere(seats, ({ eliminated }) => !eliminated);

/** Whom this seat may choose: another player, still in the round, whose hand is not shielded (L10). */
export const choosable = (seats: readonly Standing[], seat: Seat): readonly Seat[] =>
  seatsWhere(seats, ({ eliminated, shielded }, other) => other !== seat && !eliminated && !shielded);
