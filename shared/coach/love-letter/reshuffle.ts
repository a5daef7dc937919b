import { newRandomState, shuffle } from "../../core/rng.ts";
import { clone } from "../../games/love-letter/clone.ts";
import type { Secret } from "../../games/love-letter/secret.ts";
import type { LoveLetterState } from "../../games/love-letter/state.ts";
import { cardValue } from "../../games/love-letter/titles.ts";

/**
 * Implements `CoachedGame.reshuffleUnknown` for the draw pile and the card set aside, except for cards that a player
 * has seen.
 */
export function reshuffleUnknown(state: LoveLetterState, seed: string): LoveLetterState {
  const copy: LoveLetterState = { ...clone(state), random: newRandomState(seed) };
  const unseen = [...copy.pile, ...(copy.setAside === null ? [] : [copy.setAside])]
    .filter(({ seenBy }) => seenBy.length === 0)
    .sort((one, other) => cardValue(one.card) - cardValue(other.card));
  shuffle(unseen, copy.random);
  const next = (hidden: Secret): Secret => (hidden.seenBy.length > 0 ? hidden : (unseen.shift() ?? hidden));
  const pile = copy.pile.map(next);
  return { ...copy, pile, setAside: copy.setAside === null ? null : next(copy.setAside) };
}
