import type { Seat } from "../../../core/game.ts";
import { below } from "../../../core/rng.ts";
import type { SeatState } from "../state.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";

export function seatOf(table: Table, seat: Seat): SeatState {
  const found = table.state.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** Takes a card out of a hand. */
export function takeFromHand(table: Table, seat: Seat, title: CardId): CardId {
  return takeTitle(seatOf(table, seat).hand, title);
}

function takeTitle(cards: CardId[], title: CardId): CardId {
  return takeAt(cards, cards.indexOf(title));
}

function takeAt(cards: CardId[], index: number): CardId {
  const [card] = index < 0 ? [] : cards.splice(index, 1);
  if (card === undefined) throw new Error("no such card to take");
  return card;
}

/** Whether a target has nothing to give any more; if so everybody is told (K27). */
export function isOutOfCards(table: Table, seat: Seat): boolean {
  const empty = seatOf(table, seat).hand.length === 0;
  if (empty) table.events.push({ type: "hand-was-empty", seat });
  return empty;
}

/** From one hand to another; only the two of them see what it is (K26). */
export function give(table: Table, from: Seat, to: Seat, title: CardId): void {
  const card = takeFromHand(table, from, title);
  seatOf(table, to).hand.push(card);
  table.events.push({ type: "card-given", from, to, card });
}

/** A random card from one hand to another (K28). */
export function steal(table: Table, from: Seat, to: Seat): void {
  const { hand } = seatOf(table, from);
  const card = takeAt(hand, below(table.state.random, hand.length));
  seatOf(table, to).hand.push(card);
  table.events.push({ type: "card-stolen", from, to, card });
}

/** The named card from one hand to another, or nothing; everybody learns which (K29). */
export function giveNamed(table: Table, from: Seat, to: Seat, card: CardId): void {
  const { hand } = seatOf(table, from);
  if (!hand.includes(card)) {
    table.events.push({ type: "named-card-missing", from, to, card });
    return;
  }
  seatOf(table, to).hand.push(takeTitle(hand, card));
  table.events.push({ type: "named-card-given", from, to, card });
}

/** The newest card of a title out of the discard pile into a hand (K30). */
export function take(table: Table, seat: Seat, title: CardId): void {
  const { discard } = table.state;
  const card = takeAt(discard, discard.lastIndexOf(title));
  seatOf(table, seat).hand.push(card);
  table.events.push({ type: "card-taken", seat, card });
}
