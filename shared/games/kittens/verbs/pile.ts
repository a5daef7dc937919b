import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import { canSave } from "../saves.ts";
import type { Table } from "../table.ts";
import { ask } from "./ask.ts";
import { seatOf } from "./cards.ts";
import { explode } from "./deaths.ts";
import { endTurn } from "./turns.ts";

/** Draws the top card, which ends the turn (K6, K9, K13). */
export function draw(table: Table, seat: Seat): void {
  const card = table.state.pile.shift();
  if (card === undefined) {
    table.events.push({ type: "pile-was-empty", seat });
    endTurn(table);
    return;
  }
  for (const other of table.state.seats) other.known.shift();
  if (card === "exploding-kitten") {
    meetKitten(table, seat);
    return;
  }
  seatOf(table, seat).hand.push(card);
  table.events.push({ type: "card-drawn", seat, card });
  endTurn(table);
}

function meetKitten(table: Table, seat: Seat): void {
  table.events.push({ type: "kitten-drawn", seat });
  if (seatOf(table, seat).hand.some(canSave)) ask(table, { kind: "save", seat });
  else explode(table, seat);
}

/** Puts the drawn kitten back in secret: only who hid it knows where, and what they knew of the pile before (K10). */
export function hideKitten(table: Table, seat: Seat, position: number): void {
  table.state.pile.splice(position, 0, "exploding-kitten");
  for (const other of table.state.seats) {
    if (other !== table.state.seats[seat]) other.known = [];
  }
  const { known } = seatOf(table, seat);
  while (known.length < position) known.push(null);
  known.splice(position, 0, "exploding-kitten");
  table.events.push({ type: "kitten-hidden", seat, position });
}

/** Nothing anyone knew about positions holds any more (K38). */
export function shufflePile(table: Table, seat: Seat): void {
  shuffle(table.state.pile, table.state.random);
  for (const other of table.state.seats) other.known = [];
  table.events.push({ type: "shuffled", seat });
}

/** One player alone looks at the top cards, as many as there are (K34). */
export function seeTop(table: Table, seat: Seat, count: number): void {
  const cards = table.state.pile.slice(0, count);
  const viewer = seatOf(table, seat);
  viewer.known = [...cards, ...viewer.known.slice(cards.length)];
  table.events.push({ type: "future-seen", seat, cards });
}
