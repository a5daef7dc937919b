import { editionOf } from "../../../editions/registry.ts";
import { isPlainSave } from "../../../saves.ts";
import type { CardId } from "../../../titles.ts";
import type { KittensView } from "../../../view.ts";
import { removeOne } from "./lists.ts";

/** Cards of the deck, without kittens, that the viewer does not see, unordered. */
export function unseenCards(view: KittensView): CardId[] {
  const deck = deckOf(view);
  const { hand, discard, known, pending } = view;
  const looked = pending.map((decision) => (decision.kind === "keep" ? decision.card : null));
  for (const card of [...hand, ...discard, ...known, ...looked]) if (card !== null) removeOne(deck, card);
  return deck;
}

/** Number of saves that were neither dealt nor put into the deck (K2, K61). */
export function savesLeftOut(view: KittensView): number {
  const players = view.seats.length;
  const extra = editionOf(view.edition).extraSaves[players] ?? 0;
  return Math.max(0, deckOf(view).filter(isPlainSave).length - players - extra);
}

/** First saves that were dealt to the other players, unordered (K1, K61). */
export function firstSavesOfOthers({ edition: id, seats, hand }: KittensView): CardId[] {
  const { saves, cards, used } = editionOf(id);
  const copies = used?.[seats.length] ?? cards;
  const first = saves.flatMap((save) => Array<CardId>(copies[save] ?? 0).fill(save)).slice(0, seats.length);
  removeOne(first, first.find((save) => hand.includes(save)) ?? first[0]);
  return first;
}

function deckOf({ edition: id, seats }: KittensView): CardId[] {
  const edition = editionOf(id);
  const used = edition.used?.[seats.length] ?? edition.cards;
  return edition.titles
    .filter((title) => title !== "exploding-kitten")
    .flatMap((title) => Array<CardId>(used[title] ?? 0).fill(title));
}
