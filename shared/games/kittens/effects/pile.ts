import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import type { StepContext } from "../events.ts";
import { hasSave } from "../saves.ts";
import type { CardId } from "../titles.ts";
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

/** Ends the turn because there was no card to draw (K13). */
export function endTurnWithoutCard(table: StepContext, seat: Seat): void {
  table.events.push({ type: "pile-was-empty", seat });
  endTurn(table);
}

export function takeTop(table: StepContext): CardId | undefined {
  for (const { known } of table.state.seats) known.shift();
  return table.state.pile.shift();
}

/** Processes a drawn or kept card and ends one turn: a kitten is shown, others go to the hand (K9, K39, K54). */
export function receive(table: StepContext, seat: Seat, card: CardId, how: "drawn" | "kept"): void {
  if (card === "exploding-kitten") {
    meetKitten(table, seat);
    return;
  }
  seatOf(table, seat).hand.push(card);
  table.events.push(how === "drawn" ? { type: "card-drawn", seat, card } : { type: "card-kept", seat, card });
  endTurn(table);
}

function meetKitten(table: StepContext, seat: Seat): void {
  table.events.push({ type: "kitten-drawn", seat });
  if (hasSave(seatOf(table, seat).hand, table.state.discard, "kitten"))
    ask(table, { kind: "save", seat, cause: "kitten" });
  else die(table, seat, "kitten");
}

/** Puts a kitten back. Its player and the watchers see the position; the others lose their knowledge (K10, K50). */
export function hideKitten(table: StepContext, seat: Seat, position: number, watchers: readonly Seat[]): void {
  table.state.pile.splice(position, 0, "exploding-kitten");
  for (const [other, player] of table.state.seats.entries()) {
    if (other !== seat && !watchers.includes(other)) {
      player.known = [];
      continue;
    }
    while (player.known.length < position) player.known.push(null);
    player.known.splice(position, 0, "exploding-kitten");
  }
  table.events.push({ type: "kitten-hidden", seat, position, watchers: [...watchers] });
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
  for (const other of table.state.seats) other.known = [];
  table.events.push({ type: "shuffled", seat });
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

function learn(table: StepContext, seat: Seat, cards: readonly CardId[]): void {
  const viewer = seatOf(table, seat);
  viewer.known = [...cards, ...viewer.known.slice(cards.length)];
}
