import type { Seat } from "../../../../../core/game.ts";
import { cards } from "../../../cards/registry.ts";
import type { KittensEvent } from "../../../events.ts";
import type { CardId } from "../../../titles.ts";
import type { VisibleNopeWait } from "../../../view.ts";
import { steady } from "../../steady.ts";
import { copies, type EventContext, type Hidden, loosePlaces } from "./hidden.ts";
import { doubt, viewFrom } from "./others.ts";
import { loose, pickAny } from "./swaps.ts";

/**
 * By seat: number of cards received since it last passed on a play that it would have Noped. A Nope is likely only
 * among these.
 */
export type Untested = number[];

export function noteTests(
  untested: Untested,
  scene: EventContext,
  hidden: Hidden | undefined,
  event: KittensEvent,
): void {
  switch (event.type) {
    case "dealt":
      untested[event.seat] = event.hand.length;
      break;
    case "card-drawn":
    case "bottom-card-drawn":
    case "card-kept":
    case "card-taken":
      untested[event.seat] = (untested[event.seat] ?? 0) + 1;
      break;
    case "card-given":
    case "card-stolen":
      untested[event.to] = (untested[event.to] ?? 0) + 1;
      break;
    case "play-settled": {
      const wait = scene.view.pending.at(-1);
      if (wait?.kind !== "nope" || hidden === undefined) break;
      for (const seat of entitledIn(scene, wait)) if (wouldNope(hidden, scene, seat, wait)) untested[seat] = 0;
      break;
    }
    default:
  }
}

/** Lists the other seats that may respond to the latest play or Nope. */
export function entitledIn({ view, self }: EventContext, { nopes, play }: VisibleNopeWait): readonly Seat[] {
  const last = nopes.at(-1) ?? play.seat;
  return view.seats.flatMap(({ life }, seat) => (seat === last || seat === self || life === "exploded" ? [] : [seat]));
}

/** Whether a seat would Nope if it held one. */
function wouldNope(hidden: Hidden, scene: EventContext, seat: Seat, wait: VisibleNopeWait): boolean {
  const seen = viewFrom(scene.view, hidden, seat, wait);
  return steady({ ...seen, hand: [...seen.hand, "nope"] }, scene.chance).type === "nope";
}

interface Spot {
  readonly list: CardId[];
  readonly index: number;
  /** Relative likelihood that a Nope lies here. */
  readonly likely: number;
}

/** Exchanges Nopes with cats at uncertain positions, so that copies of one world differ again. */
export function moveNopes(hidden: Hidden, self: Seat, untested: Untested, chance: () => number): void {
  const spots = spotsOf(hidden, self, untested);
  const nopes = spots.filter(({ list, index }) => list[index] === "nope");
  const cats = spots.filter(({ list, index }) => isCat(list[index]));
  for (let tries = 2 * nopes.length; tries > 0; tries -= 1) {
    const [from, to] = [pickAny(nopes, chance), pickAny(cats, chance)];
    if (from === null || to === null) return;
    const cat = to.list[to.index];
    if (cat === undefined || from.list[from.index] !== "nope" || !isCat(cat)) continue;
    const pairs = hidden.hands.includes(from.list) && copies(from.list, cat) > 0;
    if (chance() * from.likely >= to.likely * (pairs ? doubt : 1)) continue;
    from.list[from.index] = cat;
    to.list[to.index] = "nope";
  }
}

const isCat = (card: CardId | undefined): boolean => card !== undefined && cards[card].kind === "cat";

function spotsOf(hidden: Hidden, self: Seat, untested: Untested): readonly Spot[] {
  const { hands, sure, pile, gone } = hidden;
  const inPile = loosePlaces(hidden).map((index) => ({ list: pile, index, likely: 1 }));
  const inHands = hands.flatMap((hand, seat) => {
    if (seat === self) return [];
    const fresh = Math.min(1, (untested[seat] ?? 0) / hand.length);
    return loose(hand, sure[seat] ?? []).map((index) => ({ list: hand, index, likely: fresh + (1 - fresh) * doubt }));
  });
  return [...inPile, ...inHands, ...gone.map((_, index) => ({ list: gone, index, likely: 1 }))];
}
