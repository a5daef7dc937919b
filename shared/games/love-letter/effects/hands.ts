import type { Seat, Viewer } from "../../../core/game.ts";
import { memoize } from "../../../core/memoize.ts";
import { type Secret, showTo } from "../secret.ts";
import type { SeatState } from "../state.ts";
import type { StepContext } from "../step-context.ts";

export function seatOf(table: StepContext, seat: Seat): SeatState {
  const found = table.state.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** The only card of a hand, once the player on turn has laid one. */
export const handOf = (table: StepContext, seat: Seat): Secret | undefined => seatOf(table, seat).hand[0];

const everybody = memoize((players: number): readonly Viewer[] => [...Array(players).keys(), "spectator"]);

/** Shows a player's hand to all viewers (L7, L13). */
export function revealHand({ state }: StepContext, seat: Seat): void {
  for (const card of state.seats[seat]?.hand ?? []) showTo(card, everybody(state.seats.length));
}

const only = memoize((seat: Seat): readonly Viewer[] => [seat]);

/** Adds a card to a hand; its owner sees it. */
export function receive(table: StepContext, seat: Seat, card: Secret): void {
  showTo(card, only(seat));
  seatOf(table, seat).hand.push(card);
}

/**
 * Exchanges the hands of two players, who see the cards they receive. The knowledge of the others stays with the cards.
 */
export function exchangeHands(table: StepContext, one: Seat, other: Seat): void {
  const ones = seatOf(table, one).hand.splice(0);
  const others = seatOf(table, other).hand.splice(0);
  for (const card of ones) receive(table, other, card);
  for (const card of others) receive(table, one, card);
}
