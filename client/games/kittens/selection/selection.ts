import type { Seat } from "../../../../shared/core/game.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { DelayedPlay } from "../../take-back.ts";

/** Choices of the viewer that are not sent yet. They are valid for one state of the game. */
export interface Selection {
  /** Sequence number of that state. */
  readonly seq: number;
  /** Keys of the selected hand cards, in the order of pressing. */
  readonly cards: readonly string[];
  readonly target: Seat | null;
  /** Title chosen from a grid: the named or taken card, the meaning of a Godcat, or the card placed in a duel. */
  readonly title: CardId | null;
  /** Position of the kitten: number of cards above it. */
  readonly slot: number;
  /** Index of the lifted back in the other hand, from the left. */
  readonly back: number;
  /** The viewer looks at the known top of the pile. */
  readonly peeking: boolean;
  /** The viewer's draw is delayed for NOW cards (K49). */
  readonly drawing: boolean;
  /** The viewer's play at another player, which can still be undone. */
  readonly sending: DelayedPlay | null;
}

/** Returns the draft for this state. A new state starts without choices. */
export function draftFor({ seq }: TableSnapshot, view: KittensView, before: Selection | null): Selection {
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

/** Returns the same draft without choices. */
export const withoutChoices = (selection: Selection): Selection => ({
  ...selection,
  cards: [],
  target: null,
  title: null,
  peeking: false,
  drawing: false,
  sending: null,
});
