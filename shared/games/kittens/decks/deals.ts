import { memoizeByObject } from "../../../core/memoize.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { type KittenCounts, kittensAtStart } from "../editions/edition.ts";
import { type Deck, deckSeats } from "./deck.ts";
import { editionFrom } from "./edition.ts";
import { savesIn } from "./judge.ts";

/** Reasons against playing a deck with a number of players, with their paragraphs (K98). */
export const playerFaults = { "bad-players": "K98", "too-few-saves": "K88", "too-few-cards": "K89" } as const;

export type PlayerFault = keyof typeof playerFaults;

/** Cards that a deck deals to a number of players (K86, K88, K89, K94). */
export interface DeckDeal {
  /** Cards of each player, the save included. */
  readonly handSize: number;
  /** Saves that are shuffled in. */
  readonly spareSaves: number;
  /** Cards removed by `fast`. */
  readonly removed: number;
  readonly kittens: KittenCounts;
  /** Draw pile at the start, kittens included. */
  readonly drawPileSize: number;
}

/** Computes what a deck deals, or the first reason why so many players cannot play it (K98). */
export function dealOf(deck: Deck, players: number): Result<DeckDeal, PlayerFault> {
  const [fewest, most] = deckSeats;
  if (!Number.isInteger(players) || players < fewest || players > most) return fail("bad-players");
  const saves = savesIn(deck);
  if (saves < players) return fail("too-few-saves");
  const spareSaves = Math.min(deck.spare, saves - players);
  const left = othersIn(deck) + spareSaves - players * deck.deal;
  if (left < players + 4) return fail("too-few-cards");
  const removed = deck.options.fast ? Math.round(left / 3) : 0;
  const kittens = kittensAtStart(editionFrom(deck), players);
  const drawPileSize = left - removed + kittens.exploding + kittens.imploding;
  return ok({ handSize: deck.deal + 1, spareSaves, removed, kittens, drawPileSize });
}

/** Number of cards that are neither saves nor kittens. */
const othersIn = (deck: Deck): number =>
  Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0) -
  savesIn(deck) -
  (deck.cards["imploding-kitten"] ?? 0);

/** All numbers of players that a deck is enough for. */
export const playableWith = memoizeByObject((deck: Deck): readonly number[] => {
  const [fewest, most] = deckSeats;
  const all = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return all.filter((players) => dealOf(deck, players).ok);
});
