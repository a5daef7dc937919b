import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import { type CardKind, kindOf } from "../guide/kinds.ts";
import { copiesIn } from "./draft.ts";

/** Kinds of cards of a deck, in display order. */
export const deckKinds = ["kittens", "actions", "answers", "cats"] as const satisfies readonly CardKind[];

export type DeckKind = (typeof deckKinds)[number];

/** Titles that a host chooses; kittens, Godcat and Devilcat are computed (K86). */
const chosenTitles: readonly CardId[] = cardIds.filter(
  (id) => id !== "exploding-kitten" && id !== "godcat" && id !== "devilcat",
);

/** All titles of the family that a deck may have, by kind. */
export const titlesOfKind = (kind: DeckKind): readonly CardId[] => chosenTitles.filter((id) => kindOf(id) === kind);

/** Cards of one kind in a deck. */
export interface DeckPart {
  readonly kind: DeckKind;
  readonly size: number;
  readonly cards: readonly { readonly id: CardId; readonly copies: number }[];
}

/** Groups the cards of a deck by kind. Kinds without cards are left out. */
export const partsOf = (deck: Deck): readonly DeckPart[] =>
  deckKinds
    .map((kind) => {
      const cards = titlesOfKind(kind)
        .map((id) => ({ id, copies: copiesIn(deck, id) }))
        .filter(({ copies }) => copies > 0);
      return { kind, cards, size: cards.reduce((sum, { copies }) => sum + copies, 0) };
    })
    .filter(({ size }) => size > 0);
