import type { Seat } from "../../core/game.ts";
import { type SeatSet, seatsWhere, setWhere } from "../../core/seats.ts";
import type { Cause, Direction, Life, SeatState } from "./state.ts";
import type { KittenId } from "./titles.ts";

type Seats = readonly { readonly life: Life }[];

/** The Dead, in seat order (K46). */
export const deadSeats = (seats: Seats): readonly Seat[] => seatsWhere(seats, ({ life }) => life === "dead");

export const countDead = (seats: Seats): number => deadSeats(seats).length;

/** Seats with the direction in which play goes (K78). */
export interface Round {
  readonly seats: Seats;
  readonly direction: Direction;
}

/** The first of the Dead after a seat, in the direction of play (K64, K78). */
export const nextDead = (round: Round, from: Seat): Seat | null => firstAfter(round, from, "dead");

/** The next living player in the direction of play, `from` last; null if no player is alive. */
export const livingAfter = (round: Round, from: Seat): Seat | null => firstAfter(round, from, "living");

function firstAfter({ seats, direction }: Round, from: Seat, life: Life): Seat | null {
  const way = direction === "clockwise" ? 1 : seats.length - 1;
  let seat = from;
  for (let step = 1; step <= seats.length; step += 1) {
    seat = (seat + way) % seats.length;
    if (seats[seat]?.life === life) return seat;
  }
  return null;
}

interface Turn extends Round {
  readonly turn: Seat;
  readonly owes: number;
}

/**
 * Finds the seats that draw the next cards, the top card first, if all players only draw (K14).
 * @param done number of owed turns of the player on turn that end before that.
 */
export function drawersOf(table: Turn, count: number, done = 0): readonly Seat[] {
  const order = Array<Seat>(Math.max(0, table.owes - done)).fill(table.turn);
  let next = livingAfter(table, table.turn);
  while (order.length < count && next !== null) {
    order.push(next);
    next = livingAfter(table, next);
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
export const nextAfter = (round: Round, seat: Seat): Seat => livingAfter(round, seat) ?? seat;

/** The kitten that goes to the discard pile with its victim; the Devilcat returns to the playmat (K11, K41, K73). */
export const kittenOf: Readonly<Record<Cause, KittenId | null>> = {
  kitten: "exploding-kitten",
  devilcat: null,
  implosion: "imploding-kitten",
};
