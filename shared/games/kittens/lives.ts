import type { Seat } from "../../core/game.ts";
import { type SeatSet, seatsWhere, setWhere } from "../../core/seats.ts";
import type { Life, SeatState } from "./state.ts";

type Seats = readonly { readonly life: Life }[];

/** The Dead, in seat order (K46). */
export const deadSeats = (seats: Seats): readonly Seat[] => seatsWhere(seats, ({ life }) => life === "dead");

export const countDead = (seats: Seats): number => deadSeats(seats).length;

/** The first of the Dead clockwise from a seat (K64). */
export function nextDead(seats: Seats, from: Seat): Seat | undefined {
  const dead = deadSeats(seats);
  return dead.find((seat) => seat > from) ?? dead[0];
}

/** The next living player clockwise, `from` last; null if no player is alive. */
export function livingAfter(seats: readonly { readonly life: Life }[], from: Seat): Seat | null {
  for (let step = 1; step <= seats.length; step += 1) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.life === "living") return seat;
  }
  return null;
}

interface Turn {
  readonly seats: readonly { readonly life: Life }[];
  readonly turn: Seat;
  readonly owes: number;
}

/**
 * Finds the seats that draw the next cards, the top card first, if all players only draw (K14).
 * @param done number of owed turns of the player on turn that end before that.
 */
export function drawersOf({ seats, turn, owes }: Turn, count: number, done = 0): readonly Seat[] {
  const order = Array<Seat>(Math.max(0, owes - done)).fill(turn);
  let next = livingAfter(seats, turn);
  while (order.length < count && next !== null) {
    order.push(next);
    next = livingAfter(seats, next);
  }
  return order.slice(0, count);
}

/**
 * Seats that may respond to a card of `last`, regardless of their hands: all others except the exploded (K21, K22,
 * K50).
 */
export const seatsThatMayNope = (seats: readonly SeatState[], last: Seat): readonly Seat[] =>
  seatsWhere(seats, ({ life }, seat) => seat !== last && life !== "exploded");

/** The entitled seats that have not passed. */
export const yetToAnswer = (seats: readonly SeatState[], last: Seat, passed: readonly Seat[]): SeatSet =>
  setWhere(seats, ({ life }, seat) => seat !== last && life !== "exploded" && !passed.includes(seat));

export const countLiving = ({ seats }: { readonly seats: Seats }): number =>
  seats.filter(({ life }) => life === "living").length;

/** The living player next in turn order after this seat. */
export const nextAfter = ({ seats }: { readonly seats: Seats }, seat: Seat): Seat => livingAfter(seats, seat) ?? seat;
