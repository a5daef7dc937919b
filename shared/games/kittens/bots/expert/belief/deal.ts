import type { Seat } from "../../../../../core/game.ts";
import { kittensInPile } from "../../../odds.ts";
import { isPlainSave } from "../../../saves.ts";
import type { CardId } from "../../../titles.ts";
import type { KittensView } from "../../../view.ts";
import type { Hidden } from "./hidden.ts";
import { mix, removeOne } from "./lists.ts";
import { firstSavesOfOthers, savesLeftOut, unseenCards } from "./unseen.ts";

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
  rest.push(...cards.splice(0, free - rest.length));
  mix(rest, chance);
  const looked = rest.splice(0, secretLook ? 1 : 0);
  const pile = Array.from({ length: view.pile }, (_, index) => seen[index] ?? rest.pop());
  return { pile: pile.filter((card) => card !== undefined), looked };
}
