import type { Seat } from "../../../shared/core/game.ts";
import type { Drag } from "../../table/model/pieces.ts";
import { inOrder } from "./hand-order.ts";
import { playsCopies, seatsOf } from "./plan.ts";
import { legalPlays, type Situation } from "./situation.ts";

/** Returns the keys of all cards in a drag: the selection, or the card with its pair. */
export function draggedAlong(situation: Situation, key: string): readonly string[] {
  const { cards } = situation.draft;
  return cards.includes(key) ? cards : meantBy(situation, key);
}

/** Returns the card alone if it is playable alone, or else with the card that makes it a pair. */
function meantBy(situation: Situation, key: string): readonly string[] {
  const hand = inOrder(situation.view.hand);
  const held = hand.find((each) => each.key === key);
  if (held === undefined || playsCopies(situation, held.card, 1)) return [key];
  const pair = legalPlays(situation).find(({ cards }) => cards.length === 2 && cards.includes(held.card));
  const twin = pair && (pair.cards.find((card) => card !== held.card) ?? held.card);
  const other = hand.find((each) => each.card === twin && each.key !== key);
  return other === undefined ? [key] : [key, other.key];
}

/** Returns the possible effects of a drag; null if the card can only go back. */
export function dragOf(situation: Situation, key: string): Drag | null {
  const keys = draggedAlong(situation, key);
  const seats = situation.view.pending.at(-1)?.kind === "give" ? receivers(situation) : seatsOf(situation, keys);
  const along = keys.filter((each) => each !== key);
  return seats.length === 0 && along.length === 0 ? null : { seats, along };
}

/** Returns the receivers of the viewer's gift. */
function receivers({ view }: Situation): readonly Seat[] {
  const top = view.pending.at(-1);
  const gifts = top?.kind === "give" ? top.gifts : [];
  return gifts.flatMap(({ from, to }) => (from === view.viewer && to !== "pile" ? to : []));
}

/** Returns the two cards of the pair that a card's tag stands for. */
export function pairAt({ view }: Situation, key: string): readonly string[] {
  const hand = inOrder(view.hand);
  const card = hand.find((held) => held.key === key)?.card;
  return hand.flatMap((held) => (held.card === card ? held.key : [])).slice(0, 2);
}

/** Whether exactly this pair is selected. */
export const isPairChosen = ({ draft }: Situation, pair: readonly string[]): boolean =>
  draft.cards.length === 2 && pair.length === 2 && pair.every((key) => draft.cards.includes(key));
