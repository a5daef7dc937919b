import type { Seat } from "../../../../../core/game.ts";
import type { KittensView } from "../../../view.ts";
import { handSize } from "./deal.ts";
import { holdsSave } from "./hands.ts";
import { type Hidden, knownTo, loosePlaces } from "./hidden.ts";
import { mix } from "./lists.ts";

/** Whether the seat's view of a state with these hidden cards would be exactly this view. */
export function fits(view: KittensView, hidden: Hidden, self: Seat): boolean {
  const { hands, pile, looked } = hidden;
  if (pile.length !== view.pile) return false;
  const secretLook = view.pending.some((decision) => decision.kind === "keep" && decision.card === null);
  if (secretLook && looked.length !== 1) return false;
  const known = knownTo(hidden, self);
  if (known.length !== view.known.length || known.some((card, place) => card !== view.known[place])) return false;
  return hands.every((hand, seat) => seat === self || hand.length === handSize(view, seat));
}

/** Redraws all that only randomness has determined. A player who is asked for a save gets one. */
export function freshen(view: KittensView, hidden: Hidden, self: Seat, chance: () => number): void {
  const { pile } = hidden;
  const free = loosePlaces(hidden);
  const cards = free.flatMap((place) => pile[place] ?? []);
  mix(cards, chance);
  for (const [index, place] of free.entries()) {
    const card = cards[index];
    if (card !== undefined) pile[place] = card;
  }
  const top = view.pending.at(-1);
  if (top?.kind === "save" && top.seat !== self) holdsSave(hidden, self, top.seat, chance);
}
