import type { Seat } from "../../../core/game.ts";
import { takeOut } from "../../../core/remove-at.ts";
import { randomInt } from "../../../core/rng.ts";
import type { StepContext } from "../events.ts";
import type { SeatState } from "../state.ts";
import type { CardId } from "../titles.ts";

export function seatOf(table: StepContext, seat: Seat): SeatState {
  const found = table.state.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** Moves a card from a hand to the discard pile; the Godcat goes to the playmat (K43). */
export function discard(table: StepContext, seat: Seat, title: CardId): void {
  const card = takeTitle(seatOf(table, seat).hand, title);
  if (card === "godcat") table.events.push({ type: "godcat-returned", seat });
  else table.state.discard.push(card);
}

function takeTitle(cards: CardId[], title: CardId): CardId {
  return takeAt(cards, cards.indexOf(title));
}

function takeAt(cards: CardId[], index: number): CardId {
  const card = takeOut(cards, index);
  if (card === undefined) throw new Error("no such card to take");
  return card;
}

/** Whether a target has no cards left to give; if so, an event shows it to all viewers (K27). */
export function isOutOfCards(table: StepContext, seat: Seat): boolean {
  const empty = seatOf(table, seat).hand.length === 0;
  if (empty) table.events.push({ type: "hand-was-empty", seat });
  return empty;
}

/** Moves a card between hands. Only those two players see which (K26, K52), except for the Godcat (K7). */
export function give(table: StepContext, from: Seat, to: Seat, title: CardId): void {
  const card = takeTitle(seatOf(table, from).hand, title);
  seatOf(table, to).hand.push(card);
  table.events.push({ type: "card-given", from, to, card });
}

/** Moves a Dead player's card into the draw pile, which is shuffled later; the Godcat goes to the playmat (K53). */
export function bury(table: StepContext, seat: Seat, title: CardId): void {
  const card = takeTitle(seatOf(table, seat).hand, title);
  if (card === "godcat") {
    table.events.push({ type: "godcat-returned", seat });
    return;
  }
  table.state.pile.push(card);
  table.events.push({ type: "card-buried", seat, card });
}

/**
 * Moves a card from one hand to another (K28).
 *
 * @param which the Godcat, recognisable by its back, or a random other card, if there are others.
 */
export function steal(table: StepContext, from: Seat, to: Seat, which: "godcat" | "random"): void {
  const { hand } = seatOf(table, from);
  const godcat = hand.indexOf("godcat");
  const others = hand.length - (godcat < 0 ? 0 : 1);
  const index = which === "godcat" || others === 0 ? godcat : besides(godcat, randomInt(table.state.random, others));
  const card = takeAt(hand, index);
  seatOf(table, to).hand.push(card);
  table.events.push({ type: "card-stolen", from, to, card });
}

/** The index of the nth card of a list without the one at `left`; -1 leaves out none. */
const besides = (left: number, nth: number): number => (left >= 0 && nth >= left ? nth + 1 : nth);

/** Moves the named card from one hand to another if it is there; all viewers learn the result (K29). */
export function giveNamed(table: StepContext, from: Seat, to: Seat, card: CardId): void {
  const { hand } = seatOf(table, from);
  if (!hand.includes(card)) {
    table.events.push({ type: "named-card-missing", from, to, card });
    return;
  }
  seatOf(table, to).hand.push(takeTitle(hand, card));
  table.events.push({ type: "named-card-given", from, to, card });
}

/** Moves the newest card of a title from the discard pile into a hand (K30). */
export function takeDiscarded(table: StepContext, seat: Seat, title: CardId): void {
  const { discard: pile } = table.state;
  const card = takeAt(pile, pile.lastIndexOf(title));
  seatOf(table, seat).hand.push(card);
  table.events.push({ type: "card-taken", seat, card });
}
