import type { Card } from "../../../shared/games/kittens/cards/card.ts";
import { cards } from "../../../shared/games/kittens/cards/registry.ts";
import { type CardId, cardIds } from "../../../shared/games/kittens/titles.ts";

/** A card of the hand; the key distinguishes equal ones. */
export interface HeldCard {
  readonly key: string;
  readonly card: CardId;
}

const groups = ["saves", "answers", "actions", "cats", "kittens"] as const;

const groupOfKind: Readonly<Record<Card["kind"], (typeof groups)[number]>> = {
  save: "saves",
  godcat: "saves",
  nope: "answers",
  clairvoyance: "answers",
  action: "actions",
  clone: "actions",
  cat: "cats",
  kitten: "kittens",
  devilcat: "kittens",
};

/** NOW cards respond to other players, like Nopes. */
export function groupOf(id: CardId): (typeof groups)[number] {
  const card = cards[id];
  return "now" in card ? "answers" : groupOfKind[card.kind];
}

const rank = (id: CardId): number => groups.indexOf(groupOf(id)) * cardIds.length + cardIds.indexOf(id);

/** Saves, Nopes and NOW cards, actions, cats; equal cards side by side. */
export function sortHand(hand: readonly CardId[]): readonly HeldCard[] {
  const copies = new Map<CardId, number>();
  return [...hand]
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => {
      const copy = (copies.get(card) ?? 0) + 1;
      copies.set(card, copy);
      return { key: `${card}#${copy}`, card };
    });
}
