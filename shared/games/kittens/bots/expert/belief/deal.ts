import type { Seat } from "../../../../../core/game.ts";
import { editionOf } from "../../../editions/registry.ts";
import { implodingKittenInPile, kittensInPile } from "../../../odds.ts";
import { isPlainSave } from "../../../saves.ts";
import { type CardId, isKittenId } from "../../../titles.ts";
import type { KittensView } from "../../../view.ts";
import { type Hidden, mix, removeOne } from "./hidden.ts";

/** Deals all cards hidden from a view, all ways equally likely. */
export const dealUnseen = (view: KittensView, chance: () => number): Hidden =>
  dealRest(
    view,
    view.seats.map(() => []),
    chance,
  );

/** Deals hidden cards before the first turn, when each player has the save that was dealt to them (K1). */
export function dealAtStart(view: KittensView, chance: () => number): Hidden {
  const saves = firstSavesOfOthers(view);
  mix(saves, chance);
  return dealRest(
    view,
    view.seats.map((_, seat) => (seat === view.viewer ? [] : saves.splice(0, 1))),
    chance,
  );
}

/** @param sure by seat, cards that are certain to be in its hand. */
function dealRest(view: KittensView, sure: CardId[][], chance: () => number): Hidden {
  const cards = unseenCards(view);
  for (const card of sure.flat()) removeOne(cards, card);
  mix(cards, chance);
  const hands = sure.map((hand) => [...hand]);
  const left = takeSaves(cards, savesLeftOut(view));
  for (const [seat, hand] of hands.entries()) {
    if (seat !== view.viewer) hand.push(...cards.splice(0, handSize(view, seat) - hand.length));
  }
  const secretLook = view.pending.some((decision) => decision.kind === "keep" && decision.card === null);
  const { pile, looked } = dealPile(view, cards, secretLook, chance);
  const knows = view.seats.map((_, seat) => (seat === view.viewer ? view.known.map((card) => card !== null) : []));
  const loose = pile.map((_, place) => (view.known[place] ?? null) === null);
  return { hands, sure, pile, loose, knows, looked, gone: cards, left };
}

/** Number of cards in a hand, without the Godcat. */
export const handSize = (view: KittensView, seat: Seat): number =>
  (view.seats[seat]?.cards ?? 0) - (view.godcat === seat ? 1 : 0);

function takeSaves(cards: CardId[], count: number): CardId[] {
  const saves = cards.filter(isPlainSave).slice(0, count);
  for (const save of saves) removeOne(cards, save);
  return saves;
}

/** Takes the cards for the draw pile from the front of the list. */
function dealPile(
  view: KittensView,
  cards: CardId[],
  secretLook: boolean,
  chance: () => number,
): { readonly pile: CardId[]; readonly looked: CardId[] } {
  const seen = view.known.slice(0, view.pile);
  const free = view.pile - seen.filter((card) => card !== null).length + (secretLook ? 1 : 0);
  const kittens = Math.min(free, kittensInPile(view) - seen.filter((card) => card === "exploding-kitten").length);
  const rest = [...Array<CardId>(Math.max(0, kittens)).fill("exploding-kitten")];
  if (implodingKittenInPile(view) && !seen.includes("imploding-kitten") && rest.length < free) {
    rest.push("imploding-kitten");
  }
  rest.push(...cards.splice(0, free - rest.length));
  mix(rest, chance);
  const looked = rest.splice(0, secretLook ? 1 : 0);
  const pile = Array.from({ length: view.pile }, (_, index) => seen[index] ?? rest.pop());
  return { pile: pile.filter((card) => card !== undefined), looked };
}

/** Cards of the deck, without kittens, that the viewer does not see, unordered. */
function unseenCards(view: KittensView): CardId[] {
  const deck = deckOf(view);
  const { hand, discard, known, pending } = view;
  const looked = pending.map((decision) => (decision.kind === "keep" ? decision.card : null));
  for (const card of [...hand, ...discard, ...known, ...looked]) if (card !== null) removeOne(deck, card);
  return deck;
}

/** Number of saves that were neither dealt nor put into the deck (K2, K61). */
function savesLeftOut(view: KittensView): number {
  const players = view.seats.length;
  const extra = editionOf(view).extraSaves[players] ?? 0;
  return Math.max(0, deckOf(view).filter(isPlainSave).length - players - extra);
}

/** First saves that were dealt to the other players, unordered (K1, K61). */
function firstSavesOfOthers(view: KittensView): CardId[] {
  const { seats, hand } = view;
  const { saves, cards, used } = editionOf(view);
  const copies = used?.[seats.length] ?? cards;
  const first = saves.flatMap((save) => Array<CardId>(copies[save] ?? 0).fill(save)).slice(0, seats.length);
  removeOne(first, first.find((save) => hand.includes(save)) ?? first[0]);
  return first;
}

function deckOf(view: KittensView): CardId[] {
  const edition = editionOf(view);
  const used = edition.used?.[view.seats.length] ?? edition.cards;
  return edition.titles
    .filter((title) => !isKittenId(title))
    .flatMap((title) => Array<CardId>(used[title] ?? 0).fill(title));
}
