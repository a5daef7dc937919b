import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import type { KittensEvent, StepContext } from "../events.ts";
import { hasSave } from "../saves.ts";
import type { CardId, KittenId } from "../titles.ts";
import { visibleTopOf } from "../view.ts";
import { ask } from "./ask.ts";
import { seatOf } from "./cards.ts";
import { die } from "./deaths.ts";
import { endTurn } from "./turns.ts";

/** Draws the top card, which ends the turn (K6, K9, K13). */
export function draw(table: StepContext, seat: Seat): void {
  const card = takeTop(table);
  if (card === undefined) endTurnWithoutCard(table, seat);
  else receive(table, seat, card, "drawn");
}

/** Draws the bottom card in place of the top one, which ends the turn too (K79). */
export function drawFromBottom(table: StepContext, seat: Seat): void {
  const card = takeBottom(table);
  if (card === undefined) endTurnWithoutCard(table, seat);
  else receive(table, seat, card, "drawn from the bottom");
}

/** Ends the turn because there was no card to draw (K13). */
export function endTurnWithoutCard(table: StepContext, seat: Seat): void {
  table.events.push({ type: "pile-was-empty", seat });
  endTurn(table);
}

export function takeTop(table: StepContext): CardId | undefined {
  for (const { known } of table.state.seats) known.shift();
  return table.state.pile.shift();
}

/** Knowledge of the other positions stays true (K79). */
export function takeBottom(table: StepContext): CardId | undefined {
  const { pile, seats } = table.state;
  const card = pile.pop();
  for (const { known } of seats) known.length = Math.min(known.length, pile.length);
  return card;
}

/** How a player came to a card: drawn from the top or the bottom, or kept after a look at it. */
export type Receipt = "drawn" | "drawn from the bottom" | "kept";

/** Processes a drawn or kept card and ends one turn: a kitten is shown, others go to the hand (K9, K39, K54, K79). */
export function receive(table: StepContext, seat: Seat, card: CardId, how: Receipt): void {
  if (card === "exploding-kitten") {
    table.events.push({ type: how === "drawn from the bottom" ? "bottom-kitten-drawn" : "kitten-drawn", seat });
    meetKitten(table, seat);
    return;
  }
  if (card === "imploding-kitten") {
    meetImplodingKitten(table, seat, how);
    return;
  }
  seatOf(table, seat).hand.push(card);
  table.events.push(received(seat, card, how));
  endTurn(table);
}

function received(seat: Seat, card: CardId, how: Receipt): KittensEvent {
  switch (how) {
    case "drawn":
      return { type: "card-drawn", seat, card };
    case "drawn from the bottom":
      return { type: "bottom-card-drawn", seat, card };
    case "kept":
      return { type: "card-kept", seat, card };
  }
}

const placesBefore = { drawn: "top", "drawn from the bottom": "bottom", kept: "looked" } as const;

/** Face up it kills; face down its player only puts it back, face up (K72, K73). */
function meetImplodingKitten(table: StepContext, seat: Seat, how: Receipt): void {
  const { faceUp } = table.state;
  table.events.push({ type: "imploding-drawn", seat, from: placesBefore[how], faceUp });
  table.state.faceUp = false;
  if (faceUp) die(table, seat, "implosion");
  else ask(table, { kind: "insert", seat, card: "imploding-kitten", kittens: 1, watchers: [] });
}

function meetKitten(table: StepContext, seat: Seat): void {
  if (hasSave(seatOf(table, seat).hand, table.state, "kitten")) ask(table, { kind: "save", seat, cause: "kitten" });
  else die(table, seat, "kitten");
}

/** Puts a kitten back. Its player and the watchers see the position; the others lose their knowledge (K10, K50). */
export function hideKitten(
  table: StepContext,
  seat: Seat,
  card: KittenId,
  position: number,
  watchers: readonly Seat[],
): void {
  table.state.pile.splice(position, 0, card);
  for (const [other, player] of table.state.seats.entries()) {
    if (other !== seat && !watchers.includes(other)) {
      player.known = [];
      continue;
    }
    while (player.known.length < position) player.known.push(null);
    player.known.splice(position, 0, card);
  }
  if (card === "exploding-kitten") {
    table.events.push({ type: "kitten-hidden", seat, position, watchers: [...watchers] });
    return;
  }
  table.state.faceUp = true;
  table.events.push({ type: "imploding-hidden", seat, position });
}

/** Puts a card on top. All players see that; only its player knows which card it is (K39, K54). */
export function layOnTop(table: StepContext, seat: Seat, card: CardId): void {
  table.state.pile.unshift(card);
  for (const [other, { known }] of table.state.seats.entries()) {
    if (other === seat) known.unshift(card);
    else if (known.length > 0) known.unshift(null);
  }
}

/** Shuffles the draw pile; all players lose their knowledge of its order (K38). */
export function shufflePile(table: StepContext, seat: Seat): void {
  shuffle(table.state.pile, table.state.random);
  forgetPile(table);
  table.events.push({ type: "shuffled", seat });
}

/** Starts to shuffle the draw pile, until another player says stop; nobody knows its order meanwhile (K37, K75). */
export function startShuffling(table: StepContext, seat: Seat, stopper: Seat): void {
  forgetPile(table);
  table.events.push({ type: "shuffle-started", seat, stopper });
  ask(table, { kind: "stop", seat: stopper, by: seat });
}

function forgetPile(table: StepContext): void {
  for (const other of table.state.seats) other.known = [];
}

/** Shows the top cards to one player only, as many as there are (K34). */
export function seeTop(table: StepContext, seat: Seat, count: number): void {
  const cards = table.state.pile.slice(0, count);
  learn(table, seat, cards);
  table.events.push({ type: "future-seen", seat, cards });
}

/** Shows the top cards to all viewers (K35). */
export function revealTop(table: StepContext, seat: Seat, count: number): void {
  const cards = table.state.pile.slice(0, count);
  for (const other of table.state.seats.keys()) learn(table, other, cards);
  table.events.push({ type: "future-revealed", seat, cards });
}

/** Shows the top cards to one player, who must put them in an order; without cards nothing is asked (K80). */
export function beginAltering(table: StepContext, seat: Seat, depth: number): void {
  const cards = table.state.pile.slice(0, depth);
  if (cards.length === 0) {
    table.events.push({ type: "pile-was-empty", seat });
    return;
  }
  learn(table, seat, cards);
  table.events.push({ type: "alter-began", seat, cards });
  ask(table, { kind: "arrange", seat, count: cards.length });
}

/**
 * Puts the top cards in an order that only their player knows; the others forget these cards (K80).
 *
 * @param order for each place, the former place of its card
 */
export function arrangeTop(table: StepContext, seat: Seat, order: readonly number[]): void {
  const { pile, seats } = table.state;
  const before = pile.slice(0, order.length);
  const after = order.flatMap((place) => before[place] ?? []);
  pile.splice(0, after.length, ...after);
  for (const [other, { known }] of seats.entries()) {
    for (let place = 0; place < Math.min(known.length, order.length); place += 1) known[place] = null;
    if (other === seat) known.splice(0, after.length, ...after);
  }
  table.events.push({ type: "future-altered", seat, count: order.length, order });
}

/** Shows the Imploding Kitten to all players if it lies face up on top (K74). */
export function showTop(table: StepContext, wasVisible: boolean): void {
  const { state } = table;
  const top = visibleTopOf(state);
  if (top === null) return;
  const isNews = !wasVisible || state.seats.some(({ known }) => known[0] !== top);
  for (const { known } of state.seats) known[0] = top;
  if (isNews && state.winner === null) table.events.push({ type: "imploding-surfaced" });
}

function learn(table: StepContext, seat: Seat, cards: readonly CardId[]): void {
  const viewer = seatOf(table, seat);
  viewer.known = [...cards, ...viewer.known.slice(cards.length)];
}
