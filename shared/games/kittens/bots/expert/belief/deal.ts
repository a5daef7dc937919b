import type { Seat } from "../../../../../core/game.ts";
import { kittensInPile } from "../../../odds.ts";
import { isPlainSave } from "../../../saves.ts";
import type { CardId } from "../../../titles.ts";
import type { KittensView } from "../../../view.ts";
import type { Hidden } from "./hidden.ts";
import { mix, removeOne } from "./lists.ts";
import { savesLeftOut, unseenCards } from "./unseen.ts";

/**
 * Deals all that a view hides, every way as likely as the others.
 * @param savers seats that hold a save for certain.
 */
export function dealUnseen(view: KittensView, savers: readonly Seat[], chance: () => number): Hidden {
  const cards = unseenCards(view);
  mix(cards, chance);
  const hands = view.seats.map((): CardId[] => []);
  for (const seat of savers) hands[seat]?.push(...takeSaves(cards, 1));
  const sure = hands.map((hand) => [...hand]);
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

/** A hand without the Godcat. */
export const handSize = (view: KittensView, seat: Seat): number =>
  (view.seats[seat]?.cards ?? 0) - (view.godcat === seat ? 1 : 0);

function takeSaves(cards: CardId[], count: number): CardId[] {
  const saves = cards.filter(isPlainSave).slice(0, count);
  for (const save of saves) removeOne(cards, save);
  return saves;
}

/** Takes what it needs from the front of the cards. */
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
