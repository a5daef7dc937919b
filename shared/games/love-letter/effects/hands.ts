import type { Seat, Viewer } from "../../../core/game.ts";
import { memoize } from "../../../core/memoize.ts";
import { takeOut } from "../../../core/remove-at.ts";
import type { EventOf, StepContext } from "../events.ts";
import { type Secret, showTo } from "../secret.ts";
import type { Play, SeatState } from "../state.ts";
import type { CardId } from "../titles.ts";

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

/**
 * Lays one of two cards face up (L3). A player who had seen one of two equal cards cannot know which one is left. Cards
 * ruled out before the draw stay ruled out only if the laid card must be the drawn one.
 */
export function layPlayed(table: StepContext, play: Play): void {
  const { hand, played } = seatOf(table, play.seat);
  const laid = takeOut(
    hand,
    hand.findIndex(({ card }) => card === play.card),
  );
  if (laid === undefined) throw new Error(`no ${play.card} in hand`);
  for (const kept of hand) {
    if (!kept.ruledOut.includes(laid.card)) kept.ruledOut = nothing;
    if (kept.card === laid.card) kept.seenBy = kept.seenBy.filter((seat) => laid.seenBy.includes(seat));
  }
  played.push(laid.card);
  table.events.push({ type: "card-played", play });
}

const nothing: readonly CardId[] = [];

/** Lays the hand face up in front of its owner, without effect (L5, L17). */
export function layHand(table: StepContext, seat: Seat): CardId | null {
  const { hand, played } = seatOf(table, seat);
  const cards = hand.splice(0).map(({ card }) => card);
  played.push(...cards);
  return cards[0] ?? null;
}

/** Eliminates a player and lays their hand face up (L5). */
export function eliminate(table: StepContext, seat: Seat, cause: EventOf<"eliminated">["cause"]): void {
  seatOf(table, seat).eliminated = true;
  table.events.push({ type: "eliminated", seat, cause, card: layHand(table, seat) });
}
