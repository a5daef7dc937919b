import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { TableSnapshot } from "../../game/model.ts";

/** What the viewer has chosen and not yet sent: a command in the making. It holds for one state of the game. */
export interface Draft {
  /** The sequence number of that state. */
  readonly seq: number;
  /** Keys of the selected cards of the hand, in the order of pressing. */
  readonly cards: readonly string[];
  readonly target: Seat | null;
  /** The title chosen from a grid: what is named or taken, what a Godcat is to be, or which card is laid in a duel. */
  readonly title: CardId | null;
  /** Where the kitten goes: cards above it. */
  readonly slot: number;
  /** The back of the other hand that is lifted, from the left. */
  readonly back: number;
  /** Looks at what is known of the top of the pile. */
  readonly peeking: boolean;
  /** Has asked to draw, and is held back for NOW cards (K49). */
  readonly drawing: boolean;
}

/** The draft for this state: a new state starts with nothing chosen. */
export function draftFor({ seq }: TableSnapshot, view: KittensView, before: Draft | null): Draft {
  if (before?.seq === seq) return before;
  const top = view.pending.at(-1);
  const from = top?.kind === "pick" ? view.seats[top.from] : undefined;
  return {
    seq,
    cards: [],
    target: null,
    title: null,
    slot: Math.floor(view.pile / 2),
    back: Math.floor((from?.cards ?? 0) / 2),
    peeking: false,
    drawing: false,
  };
}

/** The same draft with nothing chosen. */
export const cleared = (draft: Draft): Draft => ({
  ...draft,
  cards: [],
  target: null,
  title: null,
  peeking: false,
  drawing: false,
});
