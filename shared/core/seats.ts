import type { Seat } from "./game.ts";
import { memoizeByIndex } from "./memoize.ts";

/** A set of seats: bit 0 is seat 0. At most 31 seats. */
export type SeatSet = number;

/** Lists the seats of a set, in seat order. The lists are cached, because there are few such sets. */
export const seatsOf = memoizeByIndex((set: SeatSet): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; set >> seat > 0; seat += 1) if ((set >> seat) & 1) seats.push(seat);
  return seats;
});

/** Set of the seats that satisfy a condition. @param seats at most 31. */
export function setWhere<Each>(seats: readonly Each[], holds: (each: Each, seat: Seat) => boolean): SeatSet {
  let set = 0;
  for (let seat = 0; seat < seats.length; seat += 1) {
    const each = seats[seat];
    if (each !== undefined && holds(each, seat)) set |= 1 << seat;
  }
  return set;
}

/** List of the seats that satisfy a condition, in seat order. */
export const seatsWhere = <Each>(seats: readonly Each[], holds: (each: Each, seat: Seat) => boolean): readonly Seat[] =>
  seatsOf(setWhere(seats, holds));
