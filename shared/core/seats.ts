import type { Seat } from "./game.ts";
import { remember } from "./remember.ts";

/** The seats of a set, in seat order; the lowest bit is seat 0. There are few such sets, so each is made once. */
const seatsOf = remember((bits: number): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat > 0; seat += 1) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
});

/** The seats of which something holds, in seat order. @param seats at most 31. */
export function seatsWhere<Each>(seats: readonly Each[], holds: (each: Each, seat: Seat) => boolean): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < seats.length; seat += 1) {
    const each = seats[seat];
    if (each !== undefined && holds(each, seat)) bits |= 1 << seat;
  }
  return seatsOf(bits);
}
