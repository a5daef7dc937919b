import type { Seat } from "../../core/game.ts";
import { type SeatSet, seatsWhere, setWhere } from "../../core/seats.ts";
import type { SeatState } from "./state.ts";

/**
 * Seats that may respond to a card of `last`, regardless of their hands: all others except the exploded (K21, K22,
 * K50).
 */
export const seatsThatMayNope = (seats: readonly SeatState[], last: Seat): readonly Seat[] =>
  seatsWhere(seats, ({ life }, seat) => seat !== last && life !== "exploded");

/** The entitled seats that have not passed. */
export const yetToAnswer = (seats: readonly SeatState[], last: Seat, passed: readonly Seat[]): SeatSet =>
  setWhere(seats, ({ life }, seat) => seat !== last && life !== "exploded" && !passed.includes(seat));
