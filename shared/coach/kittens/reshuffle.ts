import { newRandomState, shuffle } from "../../core/rng.ts";
import { clone } from "../../games/kittens/clone.ts";
import type { KittensState } from "../../games/kittens/state.ts";

/** Implements `CoachedGame.reshuffleUnknown`: cards of the draw pile at positions known to a player stay there. */
export function reshuffleUnknown(state: KittensState, seed: string): KittensState {
  const copy: KittensState = { ...clone(state), random: newRandomState(seed) };
  const places = copy.pile.flatMap((_, place) => (isKnown(copy, place) ? [] : [place]));
  const cards = places.flatMap((place) => copy.pile[place] ?? []).sort();
  shuffle(cards, copy.random);
  for (const [index, place] of places.entries()) copy.pile[place] = cards[index] ?? "exploding-kitten";
  return copy;
}

const isKnown = ({ seats }: KittensState, place: number): boolean =>
  seats.some(({ known }) => known[place] !== undefined && known[place] !== null);
