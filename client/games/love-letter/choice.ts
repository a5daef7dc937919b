import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";
import type { TableSnapshot } from "../../game/model.ts";

/** What the viewer has chosen and not yet said. It holds for one moment of the game. */
export interface Choice {
  /** The moment: the sequence number of its state. */
  readonly seq: number;
  /** Key of the selected card of the hand. */
  readonly card: string | null;
  readonly target: Seat | null;
  readonly guess: CardId | null;
  /** Where the card goes that was looked at: cards above it. */
  readonly place: number;
  /** The last round that the viewer has looked at and gone on from; outlasts the moment. */
  readonly seenRound: number;
}

/** The choice as it stands at this moment: a new moment starts with nothing chosen. */
export function choiceFor({ seq }: TableSnapshot, before: Choice | null): Choice {
  if (before?.seq === seq) return before;
  return { seq, card: null, target: null, guess: null, place: 0, seenRound: before?.seenRound ?? 0 };
}

/** Everything let go of. */
export const cleared = (choice: Choice): Choice => ({ ...choice, card: null, target: null, guess: null });
