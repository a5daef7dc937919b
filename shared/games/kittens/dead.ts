import type { Seat } from "../../core/game.ts";
import { seatsWhere } from "../../core/seats.ts";
import type { Life } from "./state.ts";

type Seats = readonly { readonly life: Life }[];

/** The Dead, in seat order (K46). */
export const deadSeats = (seats: Seats): readonly Seat[] => seatsWhere(seats, ({ life }) => life === "dead");

export const countDead = (seats: Seats): number => deadSeats(seats).length;

/** The first of the Dead clockwise from a seat (K64). */
export function nextDead(seats: Seats, from: Seat): Seat | undefined {
  const dead = deadSeats(seats);
  return dead.find((seat) => seat > from) ?? dead[0];
}
