import type { Seat } from "../../../core/game.ts";
import { memoize } from "../../../core/memoize.ts";
import { pickBest } from "../../../core/pick.ts";
import { cards, isPlayed, type PlayedTitle } from "../cards/registry.ts";
import { hasSave } from "../saves.ts";
import type { Play } from "../state.ts";
import { type CardId, cardIds } from "../titles.ts";
import type { KittensView } from "../view.ts";

/** A pending play of another player, seen by a seat that may Nope it. */
export interface Threat {
  readonly view: KittensView;
  readonly seat: Seat;
  readonly play: Play;
  /** Probability that the top card is a kitten. */
  readonly odds: number;
  /** Whether the seat's turn follows the turn of the play's owner. */
  readonly isNext: boolean;
  /** Value of the seat's least valuable card, 0 to 10. */
  readonly least: number;
  /** Whether only two players are alive. */
  readonly lastTwo: boolean;
}

/**
 * Reason why `steady` plays a card on its turn. gather: to get cards · feed: whenever legal · look: to see the next
 * cards · attack, step, leap: to avoid a kitten, by giving all turns away, by ending one, by ending all · arrange: to look
 * and put the kitten where another player draws it · bottom: to draw another card than the top one · shuffle: to move a
 * kitten known to be on top · duel: if nothing else helps · never: not on its turn.
 */
export type Use =
  | "gather"
  | "feed"
  | "look"
  | "attack"
  | "step"
  | "leap"
  | "arrange"
  | "bottom"
  | "shuffle"
  | "duel"
  | "never";

/** Rating by `steady` of a card that is played alone. */
interface PlayedOpinion {
  /** Value of the card, 0 to 10. */
  readonly worth: number;
  readonly use: Use;
  /** Harm to a living seat, 0 to 1. */
  readonly harm: (threat: Threat) => number;
  /**
   * Harm to one of the Dead, 0 to 1. The Dead can return only while the game lasts. With more than two living players
   * they want kittens to be drawn, because a survivor may bring them back. With two living players, the next death ends
   * the game.
   */
  readonly harmToDead: (threat: Threat) => number;
}

interface Opinion {
  readonly worth: number;
}

type Opinions = { readonly [Title in CardId]: Title extends PlayedTitle ? PlayedOpinion : Opinion };

const none = () => 0;

/** Avoiding a kitten leaves it to the next player. */
const evades = ({ isNext, odds }: Threat): number => (isNext && odds > 0.5 ? odds : 0);
/** The altered future is the next player's. */
const trap = ({ isNext, odds }: Threat): number => (isNext ? 0.2 + odds / 4 : 0);
const mixes = ({ isNext, odds }: Threat): number => (odds === 1 && !isNext ? 0.5 : 0);

/** Several cats of a kind are worth more (`cardValue`). */
const cat: Opinion = { worth: 1 };

/** Among cards with the same use, the preferred one comes first. */
export const cardPriorities: Opinions = {
  "exploding-kitten": { worth: 0 },
  "imploding-kitten": { worth: 0 },
  devilcat: { worth: 0 },
  defuse: { worth: 10 },
  "zombie-kitten": { worth: 10 },
  godcat: { worth: 9 },
  nope: { worth: 6 },
  clone: { worth: 4 },
  attack: {
    worth: 5,
    use: "attack",
    harm: ({ isNext, odds }) => (isNext ? 0.4 + odds : 0),
    harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0.3 + odds : 0),
  },
  "attack-of-the-dead": {
    worth: 4,
    use: "attack",
    harm: ({ isNext, odds }) => (isNext ? 0.5 + odds : 0),
    harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0.5 + odds : 0),
  },
  "targeted-attack": {
    worth: 5,
    use: "attack",
    harm: ({ play, seat, odds }) => (play.target === seat ? 0.4 + odds : 0),
    harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0.3 + odds : 0),
  },
  "raising-heck": { worth: 5, use: "step", harm: evades, harmToDead: none },
  skip: { worth: 5, use: "step", harm: evades, harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0 : odds) },
  reverse: { worth: 5, use: "step", harm: none, harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0 : odds) },
  "dig-deeper": { worth: 5, use: "step", harm: evades, harmToDead: none },
  "super-skip": { worth: 5, use: "leap", harm: evades, harmToDead: ({ lastTwo, odds }) => (lastTwo ? 0 : odds) },
  "alter-the-future": { worth: 5, use: "arrange", harm: trap, harmToDead: none },
  "draw-from-the-bottom": { worth: 4, use: "bottom", harm: evades, harmToDead: none },
  "see-the-future": { worth: 4, use: "look", harm: none, harmToDead: none },
  "reveal-the-future": { worth: 3, use: "look", harm: none, harmToDead: none },
  shuffle: { worth: 3, use: "shuffle", harm: mixes, harmToDead: none },
  "shuffle-now": { worth: 3, use: "shuffle", harm: mixes, harmToDead: none },
  "shuffle-until-stop": { worth: 3, use: "shuffle", harm: mixes, harmToDead: none },
  "grave-robber": {
    worth: 1,
    use: "shuffle",
    harm: none,
    harmToDead: ({ view }) => (view.hand.length > 1 ? 0.3 : 0),
  },
  armageddon: {
    worth: 3,
    use: "duel",
    harm: ({ view }) => (hasSave(view.hand, view, "devilcat") ? 0.2 : 0.6 / (view.seats.length - 1) + 0.2),
    harmToDead: ({ lastTwo }) => (lastTwo ? 0.6 : 0),
  },
  favor: {
    worth: 2,
    use: "gather",
    harm: ({ play, seat, least }) => (play.target === seat ? least / 10 : 0),
    harmToDead: none,
  },
  "feed-the-dead-now": {
    worth: 2,
    use: "feed",
    harm: ({ view, least }) => (view.hand.length > 0 ? least / 10 : 0),
    harmToDead: none,
  },
  "clairvoyance-now": {
    worth: 2,
    use: "never",
    // A watcher would see where this seat hides its kitten.
    harm: ({ view, seat }) =>
      view.pending.some((decision) => decision.kind === "insert" && decision.seat === seat) ? 0.3 : 0,
    harmToDead: none,
  },
  "feral-cat": cat,
  "disco-cat": cat,
  "noodle-cat": cat,
  "cactus-cat": cat,
  "pirate-cat": cat,
  "moon-cat": cat,
  "mermaid-cat": cat,
  "knight-cat": cat,
  "cloud-cat": cat,
  "goblin-cat": cat,
  "mummy-cat": cat,
  "ghost-cat": cat,
  "pumpkin-cat": cat,
  "spider-cat": cat,
};

export const useOf = (title: CardId): Use => (isPlayed(title) ? cardPriorities[title].use : "never");

const preference: readonly string[] = Object.keys(cardPriorities);

/** Titles played for this use, the preferred ones first. */
export const titlesFor = memoize((use: Use): readonly CardId[] =>
  cardIds
    .filter((title) => useOf(title) === use)
    .toSorted((one, other) => preference.indexOf(one) - preference.indexOf(other)),
);

/** Value of a card in this hand. A cat is worth more if the hand has several of its kind. */
export function cardValue(card: CardId, hand: readonly CardId[]): number {
  if (cards[card].kind !== "cat") return cardPriorities[card].worth;
  return hand.filter((held) => held === card).length > 1 ? 2 : 1;
}

/** Value of the least valuable card, 0 to 10. */
export const minCardValue = (hand: readonly CardId[]): number => Math.min(...hand.map((card) => cardValue(card, hand)));

/** Picks one of the least valuable cards. */
export const leastOf = (hand: readonly CardId[], chance: () => number): CardId =>
  pickBest(hand, (card) => -cardValue(card, hand), chance);
