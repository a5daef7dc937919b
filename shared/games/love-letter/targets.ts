import type { Seat } from "../../core/game.ts";

type Seats = readonly { readonly eliminated: boolean; readonly shielded: boolean }[];

/** Who is still in the round, in seat order. */
export const seatsIn = (seats: Seats): readonly Seat[] =>
  seats.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));

/** Whom this seat may choose: another player, still in the round, whose hand is not shielded (L10). */
export const choosable = (seats: Seats, seat: Seat): readonly Seat[] =>
  seatsIn(seats).filter((other) => other !== seat && seats[other]?.shielded === false);
