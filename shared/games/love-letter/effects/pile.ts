import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import type { StepContext } from "../events.ts";
import { forget, keepFor, type Secret, showTo } from "../secret.ts";
import { seatsIn } from "../targets.ts";
import { receive, seatOf } from "./hands.ts";

/**
 * Draws the top card. If the draw pile is empty after a Snake Sorcerer emptied a hand, draws the card set aside (L3,
 * L17).
 */
export function draw(table: StepContext, seat: Seat): void {
  const { state, events } = table;
  const from = state.pile.length > 0 ? "pile" : "set-aside";
  const drawn = state.pile.shift() ?? state.setAside;
  if (drawn === null) return;
  if (from === "set-aside") state.setAside = null;
  receive(table, seat, drawn);
  events.push({ type: "card-drawn", seat, from, card: drawn.card });
}

/** Mouse Trapper: one player sees the top card and must put it back (L20). */
export function lookAtTop(table: StepContext, seat: Seat): void {
  const looked = table.state.pile.shift();
  if (looked === undefined) {
    table.events.push({ type: "pile-was-empty", seat });
    return;
  }
  showTo(looked, [seat]);
  table.state.pending = { kind: "insert", seat, looked };
  table.events.push({ type: "top-seen", seat, card: looked.card });
}

/**
 * Puts the looked-at card back. Its player knows the position; the others lose their knowledge of the draw pile.
 *
 * @param position number of cards above it: 0 is drawn next.
 */
export function putBack(table: StepContext, seat: Seat, looked: Secret, position: number): void {
  const { pile } = table.state;
  pile.splice(position, 0, looked);
  for (const hidden of pile) keepFor(hidden, seat);
  table.events.push({ type: "card-put-back", seat, position });
}

/** Shuffles all unshielded hands into the draw pile, and deals one card to each, clockwise from `seat` (L15). */
export function juggle(table: StepContext, seat: Seat): void {
  const { pile, seats, random } = table.state;
  const all = seatsIn(seats).filter(
    (other) => seats[other]?.shielded === false && seatOf(table, other).hand.length > 0,
  );
  const hands = [...all.filter((other) => other >= seat), ...all.filter((other) => other < seat)];
  for (const other of hands) pile.push(...seatOf(table, other).hand.splice(0));
  for (const hidden of pile) forget(hidden);
  shuffle(pile, random);
  table.events.push({ type: "juggled", seat, hands });
  for (const other of hands) deal(table, other);
}

/** Deals one card from the draw pile; its new owner sees it. */
export function deal(table: StepContext, seat: Seat): void {
  const card = table.state.pile.shift();
  if (card === undefined) throw new Error("no card to deal");
  receive(table, seat, card);
  table.events.push({ type: "dealt", seat, card: card.card });
}
