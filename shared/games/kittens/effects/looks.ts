import type { Seat } from "../../../core/game.ts";
import type { StepContext } from "../events.ts";
import type { KeepDecision } from "../state.ts";
import { ask } from "./ask.ts";
import { endTurnWithoutCard, layOnTop, receive, takeTop } from "./pile.ts";
import { endTurn } from "./turns.ts";

/** Raising Heck: looks at the bottom card, to take it or put it on top (K39). */
export function lookAtBottom(table: StepContext, seat: Seat): void {
  const card = table.state.pile.pop();
  if (card === undefined) {
    endTurnWithoutCard(table, seat);
    return;
  }
  for (const other of table.state.seats) other.known.length = Math.min(other.known.length, table.state.pile.length);
  look(table, { kind: "keep", seat, from: "bottom", card });
}

/** Dig Deeper: draws a card and looks at it, to keep it or the next; the last card is kept without asking (K54). */
export function digAtTop(table: StepContext, seat: Seat): void {
  const card = takeTop(table);
  if (card === undefined) endTurnWithoutCard(table, seat);
  else if (table.state.pile.length === 0) receive(table, seat, card, "drawn");
  else look(table, { kind: "keep", seat, from: "top", card });
}

function look(table: StepContext, decision: KeepDecision): void {
  const { seat, from, card } = decision;
  table.events.push({ type: "card-looked-at", seat, from, card });
  ask(table, decision);
}

/**
 * Puts the looked-at card on top of the draw pile: at once (K39), or after drawing the next, which must be kept (K54).
 */
export function putOnTop(table: StepContext, { seat, from, card }: KeepDecision): void {
  const next = from === "top" ? takeTop(table) : undefined;
  layOnTop(table, seat, card);
  table.events.push({ type: "card-put-on-top", seat, card });
  if (next === undefined) endTurn(table);
  else receive(table, seat, next, "drawn");
}
