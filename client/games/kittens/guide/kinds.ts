import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import { groupOf } from "../hand-order.ts";

/** Kinds of cards in the field guide and in a deck. */
export type CardKind = "kittens" | "actions" | "answers" | "cats";

const kinds: Readonly<Record<ReturnType<typeof groupOf>, CardKind>> = {
  saves: "kittens",
  kittens: "kittens",
  actions: "actions",
  answers: "answers",
  cats: "cats",
};

export const kindOf = (card: CardId): CardKind => kinds[groupOf(card)];
