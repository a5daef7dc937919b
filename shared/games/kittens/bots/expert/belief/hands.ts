import type { Seat } from "../../../../../core/game.ts";
import type { EventOf } from "../../../events.ts";
import { isPlainSave } from "../../../saves.ts";
import type { CardId } from "../../../titles.ts";
import { cardValue, leastOf, minCardValue } from "../../card-priorities.ts";
import { type EventContext, type Hidden, impossible, leaves } from "./hidden.ts";
import { entitledIn } from "./nopes.ts";
import { actOf, letPass, likelihoodOfAct, noise } from "./others.ts";
import { intoHand, outOfHand, pickAny } from "./swaps.ts";

/*
 * Updates of the hands of a possible world by events. Each function returns the likelihood of the event in this world.
 * It repairs a world in which the event was impossible.
 */

/** Makes a hand hold these cards. Returns the likelihood that it held them. */
function holds(hidden: Hidden, { self, chance }: EventContext, seat: Seat, cards: readonly CardId[]): number {
  let likelihood = 1;
  for (const card of new Set(cards)) {
    const swapped = card === "godcat" ? 0 : intoHand(hidden, self, seat, card, cards, chance);
    if (swapped === null) likelihood = impossible;
  }
  return likelihood;
}

export function played(hidden: Hidden, scene: EventContext, { play }: EventOf<"card-played">): number {
  const { seat, cards } = play;
  if (seat === scene.self) return 1;
  const { view } = scene;
  const fits = holds(hidden, scene, seat, cards);
  const chosen = view.turn === seat && view.pending.length === 0;
  const act = chosen ? likelihoodOfAct(hidden, scene, seat, actOf(play), cards) : 1;
  for (const card of cards) leaves(hidden, seat, card);
  return fits * act;
}

export function noped(hidden: Hidden, scene: EventContext, { seat, card }: EventOf<"noped">): number {
  if (seat === scene.self) return 1;
  const fits = holds(hidden, scene, seat, [card]);
  leaves(hidden, seat, card);
  return fits;
}

/** Uses the information that players did not Nope before the play was settled. */
export function settled(hidden: Hidden, scene: EventContext): number {
  const wait = scene.view.pending.at(-1);
  if (wait?.kind !== "nope") return 1;
  for (const seat of entitledIn(scene, wait)) letPass(hidden, scene, seat, wait);
  return 1;
}

export function saved(hidden: Hidden, scene: EventContext, { seat, card }: EventOf<"saved">): number {
  if (seat === scene.self || card === "godcat") return 1;
  const fits = holds(hidden, scene, seat, [card]);
  leaves(hidden, seat, card);
  return fits;
}

/** Removes a whole hand after it has been revealed. */
export function exploded(hidden: Hidden, scene: EventContext, { seat, hand }: EventOf<"exploded">): number {
  if (seat === scene.self) return 1;
  const fits = holds(hidden, scene, seat, hand);
  hidden.hands[seat]?.splice(0);
  hidden.sure[seat]?.splice(0);
  hidden.knows[seat]?.splice(0);
  return fits;
}

/** Moves a card between hands: the least valuable one if it is given, a random one if it is stolen. */
export function handedOver(hidden: Hidden, scene: EventContext, event: EventOf<"card-given" | "card-stolen">): number {
  const { from, to, card } = event;
  if (card === "godcat") return 1;
  const { likelihood, moved } = loses(hidden, scene, from, card, event.type === "card-given");
  if (moved !== null && to !== scene.self) receives(hidden, to, moved, card !== null);
  return likelihood;
}

export function buried(hidden: Hidden, scene: EventContext, { seat, card }: EventOf<"card-buried">): number {
  const { likelihood, moved } = loses(hidden, scene, seat, card, true);
  if (moved !== null) {
    hidden.pile.push(moved);
    hidden.loose.push(true);
  }
  return likelihood;
}

interface Loss {
  readonly likelihood: number;
  readonly moved: CardId | null;
}

/** @param card null if the believing seat does not know it. */
function loses(hidden: Hidden, scene: EventContext, seat: Seat, card: CardId | null, chosen: boolean): Loss {
  if (seat === scene.self) return { likelihood: 1, moved: card };
  const hand = hidden.hands[seat] ?? [];
  if (card !== null) {
    const fits = holds(hidden, scene, seat, [card]);
    const likely = chosen && cardValue(card, hand) > minCardValue(hand) ? noise : 1;
    leaves(hidden, seat, card);
    return { likelihood: fits * likely, moved: card };
  }
  if (hand.length === 0) return { likelihood: impossible, moved: null };
  const { chance } = scene;
  const moved = chosen && chance() > noise ? leastOf(hand, chance) : pickAny(hand, chance);
  if (moved !== null) leaves(hidden, seat, moved);
  return { likelihood: 1, moved };
}

function receives({ hands, sure }: Hidden, seat: Seat, card: CardId, certain: boolean): void {
  hands[seat]?.push(card);
  if (certain) sure[seat]?.push(card);
}

export function named(hidden: Hidden, scene: EventContext, event: EventOf<"named-card-given">): number {
  const { from, to, card } = event;
  if (card === "godcat") return 1;
  const fits = from === scene.self ? 1 : holds(hidden, scene, from, [card]);
  if (from !== scene.self) leaves(hidden, from, card);
  if (to !== scene.self) receives(hidden, to, card, true);
  return fits;
}

export function missing(hidden: Hidden, { self, chance }: EventContext, event: EventOf<"named-card-missing">): number {
  const { from, card } = event;
  if (from === self) return 1;
  const swapped = outOfHand(hidden, self, from, (held) => held === card, chance);
  return swapped === 0 ? 1 : impossible;
}

export function taken(hidden: Hidden, { self }: EventContext, { seat, card }: EventOf<"card-taken">): number {
  if (seat !== self) receives(hidden, seat, card, true);
  return 1;
}

/** Makes a hand hold a save, because its player is asked for one. */
export function holdsSave(hidden: Hidden, self: Seat, seat: Seat, chance: () => number): void {
  const hand = hidden.hands[seat] ?? [];
  if (hand.some(isPlainSave)) return;
  if (intoHand(hidden, self, seat, "defuse", ["defuse"], chance) === null)
    intoHand(hidden, self, seat, "zombie-kitten", ["zombie-kitten"], chance);
}
