import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";
import type { TableSnapshot } from "../../game/model.ts";
import type { Sending } from "../take-back.ts";

/** What the viewer has chosen and not yet sent. It holds for one state of the game. */
export interface Draft {
  /** The sequence number of that state. */
  readonly seq: number;
  /** Key of the selected card of the hand. */
  readonly card: string | null;
  readonly target: Seat | null;
  readonly guess: CardId | null;
  /** How many cards lie above the slot that the looked-at card goes to. */
  readonly slot: number;
  /** What the viewer has played at somebody and may still take back. */
  readonly sending: Sending | null;
}

/** The draft for this state: a new state starts with nothing chosen. */
export function draftFor({ seq }: TableSnapshot, before: Draft | null): Draft {
  if (before?.seq === seq) return before;
  return { seq, card: null, target: null, guess: null, slot: 0, sending: null };
}

/** The same draft with nothing chosen. */
export const cleared = (draft: Draft): Draft => ({ ...draft, card: null, target: null, guess: null, sending: null });
