import { dealOf, type PlayerFault, playableWith } from "../../../../shared/games/kittens/decks/deals.ts";
import { type Deck, type DeckOption, deckLimits, deckSeats } from "../../../../shared/games/kittens/decks/deck.ts";
import { type DeckFault, judgeDeck, maxCopies } from "../../../../shared/games/kittens/decks/judge.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";

/* Changes of a deck while a host composes it. Until it is complete, the deck may be one that K98 refuses. */

export const copiesIn = ({ cards }: Deck, title: CardId): number => cards[title] ?? 0;

/** Changes the copies of a title, within the limits of K85. */
export function withCopies(deck: Deck, title: CardId, copies: number): Deck {
  const { [title]: _, ...others } = deck.cards;
  const within = Math.min(Math.max(copies, 0), maxCopies(title));
  return { ...deck, cards: within === 0 ? others : { ...others, [title]: within } };
}

/** Changes the number of cards dealt, within the limits of K89. */
export function withDeal(deck: Deck, deal: number): Deck {
  const [fewest, most] = deckLimits.deal;
  return { ...deck, deal: Math.min(Math.max(deal, fewest), most) };
}

/** Changes the number of spare saves, within the limits of K88. */
export const withSpare = (deck: Deck, spare: number): Deck => ({
  ...deck,
  spare: Math.min(Math.max(spare, 0), deckLimits.spare),
});

export const withOption = (deck: Deck, option: DeckOption, on: boolean): Deck => ({
  ...deck,
  options: { ...deck.options, [option]: on },
});

export const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** Whether and by how many players a deck can be played (K98). */
export interface Verdict {
  /** The first reason against the deck, whoever plays it; null for none. */
  readonly fault: DeckFault | null;
  /** Fewest and most players; null if nobody can play it. */
  readonly players: readonly [number, number] | null;
  /** The lowest number of players above these, and what it lacks; null if ten can play. */
  readonly limit: { readonly players: number; readonly fault: Exclude<PlayerFault, "bad-players"> } | null;
}

export function verdictOf(draft: Deck): Verdict {
  const judged = judgeDeck(draft);
  if (!judged.ok) return { fault: judged.error, players: null, limit: null };
  const playable = playableWith(judged.value);
  const [fewest] = playable;
  const most = playable.at(-1);
  const next = (most ?? deckSeats[0] - 1) + 1;
  const deal = dealOf(judged.value, next);
  return {
    fault: null,
    players: fewest === undefined || most === undefined ? null : [fewest, most],
    limit: deal.ok || deal.error === "bad-players" ? null : { players: next, fault: deal.error },
  };
}
