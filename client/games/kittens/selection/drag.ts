import type { Seat } from "../../../../shared/core/game.ts";
import type { Drag } from "../../../table/scene/pieces.ts";
import { sortHand } from "../hand-order.ts";
import { legalPlays, type UiContext } from "../ui-context.ts";
import { playsCopies, seatsOf } from "./planned-move.ts";

/** Returns the keys of all cards in a drag: the selection, or the card with its pair. */
export function draggedAlong(context: UiContext, key: string): readonly string[] {
  const { cards } = context.selection;
  return cards.includes(key) ? cards : meantBy(context, key);
}

/** Returns the card alone if it is playable alone, or else with the card that makes it a pair. */
function meantBy(context: UiContext, key: string): readonly string[] {
  const hand = sortHand(context.view.hand);
  const held = hand.find((each) => each.key === key);
  if (held === undefined || playsCopies(context, held.card, 1)) return [key];
  const pair = legalPlays(context).find(({ cards }) => cards.length === 2 && cards.includes(held.card));
  const twin = pair && (pair.cards.find((card) => card !== held.card) ?? held.card);
  const other = hand.find((each) => each.card === twin && each.key !== key);
  return other === undefined ? [key] : [key, other.key];
}

/** Returns the possible effects of a drag; null if the card can only go back. */
export function dragOf(context: UiContext, key: string): Drag | null {
  const keys = draggedAlong(context, key);
  const seats = context.view.pending.at(-1)?.kind === "give" ? receivers(context) : seatsOf(context, keys);
  const along = keys.filter((each) => each !== key);
  return seats.length === 0 && along.length === 0 ? null : { seats, along };
}

/** Returns the receivers of the viewer's gift. */
function receivers({ view }: UiContext): readonly Seat[] {
  const top = view.pending.at(-1);
  const gifts = top?.kind === "give" ? top.gifts : [];
  return gifts.flatMap(({ from, to }) => (from === view.viewer && to !== "pile" ? to : []));
}

/** Returns the two cards of the pair that a card's tag stands for. */
export function pairAt({ view }: UiContext, key: string): readonly string[] {
  const hand = sortHand(view.hand);
  const card = hand.find((held) => held.key === key)?.card;
  return hand.flatMap((held) => (held.card === card ? held.key : [])).slice(0, 2);
}

/** Whether exactly this pair is selected. */
export const isPairChosen = ({ selection }: UiContext, pair: readonly string[]): boolean =>
  selection.cards.length === 2 && pair.length === 2 && pair.every((key) => selection.cards.includes(key));
