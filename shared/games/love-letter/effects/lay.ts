import type { Seat } from "../../../core/game.ts";
import { takeOut } from "../../../core/remove-at.ts";
import type { LoveLetterEvent } from "../events.ts";
import type { Play } from "../state.ts";
import type { StepContext } from "../step-context.ts";
import type { CardId } from "../titles.ts";
import { seatOf } from "./hands.ts";

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

type Cause = Extract<LoveLetterEvent, { type: "eliminated" }>["cause"];

/** Eliminates a player and lays their hand face up (L5). */
export function eliminate(table: StepContext, seat: Seat, cause: Cause): void {
  seatOf(table, seat).eliminated = true;
  table.events.push({ type: "eliminated", seat, cause, card: layHand(table, seat) });
}
