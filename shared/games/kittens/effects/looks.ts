import type { Seat } from "../../../core/game.ts";
import type { StepContext } from "../events.ts";
import type { KeepDecision } from "../state.ts";
import { visibleTopOf } from "../view.ts";
import { ask } from "./ask.ts";
import { endTurnWithoutCard, layOnTop, receive, takeBottom, takeTop } from "./pile.ts";
import { endTurn } from "./turns.ts";

/** Raising Heck: looks at the bottom card, to take it or put it on top (K39). */
export function lookAtBottom(table: StepContext, seat: Seat): void {
  const { pile } = table.state;
  const open = pile.length === 1 && visibleTopOf(table.state) !== null;
  const card = takeBottom(table);
  if (card === undefined) endTurnWithoutCard(table, seat);
  else look(table, { kind: "keep", seat, from: "bottom", open, card });
}

/** Dig Deeper: draws a card and looks at it, to keep it or the next; the last card is kept without asking (K54). */
export function digAtTop(table: StepContext, seat: Seat): void {
  const open = visibleTopOf(table.state) !== null;
  const card = takeTop(table);
  if (card === undefined) endTurnWithoutCard(table, seat);
  else if (table.state.pile.length === 0) receive(table, seat, card, "drawn");
  else look(table, { kind: "keep", seat, from: "top", open, card });
}

function look(table: StepContext, decision: KeepDecision): void {
  const { seat, from, open, card } = decision;
  table.events.push(open ? { type: "imploding-looked-at", seat, from } : { type: "card-looked-at", seat, from, card });
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
