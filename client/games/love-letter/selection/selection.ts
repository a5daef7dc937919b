import type { Seat } from "../../../../shared/core/game.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { DelayedPlay } from "../../take-back.ts";

/** Choices of the viewer that are not sent yet. They are valid for one state of the game. */
export interface Selection {
  /** Sequence number of that state. */
  readonly seq: number;
  /** Key of the selected hand card. */
  readonly card: string | null;
  readonly target: Seat | null;
  readonly guess: CardId | null;
  /** Number of cards above the slot for the inspected card. */
  readonly slot: number;
  /** The viewer's play at another player, which can still be undone. */
  readonly sending: DelayedPlay | null;
}

/** Returns the draft for this state. A new state starts without choices. */
export function draftFor({ seq }: TableSnapshot, before: Selection | null): Selection {
  if (before?.seq === seq) return before;
  return { seq, card: null, target: null, guess: null, slot: 0, sending: null };
}

/** Returns the same draft without choices. */
export const withoutChoices = (selection: Selection): Selection => ({
  ...selection,
  card: null,
  target: null,
  guess: null,
  sending: null,
});
