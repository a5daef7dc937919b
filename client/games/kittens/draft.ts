import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { TableSnapshot } from "../../game/model.ts";
import type { Sending } from "../take-back.ts";

/** What the viewer has chosen and not yet sent. It holds for one state of the game. */
export interface Draft {
  /** The sequence number of that state. */
  readonly seq: number;
  /** Keys of the selected cards of the hand, in the order of pressing. */
  readonly cards: readonly string[];
  readonly target: Seat | null;
  /** The title chosen from a grid: what is named or taken, what a Godcat stands for, or the card laid in a duel. */
  readonly title: CardId | null;
  /** Where the kitten goes: how many cards lie above it. */
  readonly slot: number;
  /** Which back of the other hand is lifted, from the left. */
  readonly back: number;
  /** The viewer looks at what they know of the pile's top. */
  readonly peeking: boolean;
  /** The viewer's draw is held back for NOW cards (K49). */
  readonly drawing: boolean;
  /** What the viewer has played at somebody and may still take back. */
  readonly sending: Sending | null;
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
    sending: null,
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
  sending: null,
});
