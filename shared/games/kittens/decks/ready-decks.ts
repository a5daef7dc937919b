import type { Copies } from "../editions/edition.ts";
import { type Deck, type DeckOption, deckDefaults, deckOptions } from "./deck.ts";

/** A deck to start from. Its name is a text of the page. */
export interface ReadyDeck {
  readonly id: ReadyDeckId;
  /** Fewest and most players that it is made for. */
  readonly players: readonly [number, number];
  readonly deck: Deck;
}

/** Ids of all ready decks, in display order. */
export const readyDeckIds = [
  "first-game",
  "quick-duel",
  "no-nopes",
  "cat-parade",
  "seers",
  "storm",
  "carousel",
  "gods",
  "zombies",
  "chaos",
] as const;

export type ReadyDeckId = (typeof readyDeckIds)[number];

interface Recipe {
  readonly players: readonly [number, number];
  readonly cards: Copies & Readonly<Record<string, number>>;
  /** Numbers and switches that differ from their defaults. */
  readonly deal?: number;
  readonly spare?: number;
  readonly switched?: readonly DeckOption[];
}

const recipes: Readonly<Record<ReadyDeckId, Recipe>> = {
  // Few titles, and no combos to remember.
  "first-game": {
    players: [2, 6],
    deal: 5,
    switched: ["combos"],
    cards: {
      defuse: 8,
      skip: 8,
      attack: 5,
      "see-the-future": 8,
      shuffle: 5,
      favor: 5,
      nope: 6,
      "disco-cat": 4,
      "noodle-cat": 4,
      "moon-cat": 4,
    },
  },
  "quick-duel": {
    players: [2, 3],
    deal: 4,
    spare: 0,
    cards: {
      defuse: 3,
      "imploding-kitten": 1,
      attack: 3,
      skip: 3,
      "see-the-future": 3,
      "draw-from-the-bottom": 3,
      nope: 4,
      favor: 2,
      shuffle: 2,
      "pirate-cat": 4,
    },
  },
  "no-nopes": {
    players: [2, 6],
    cards: {
      defuse: 8,
      attack: 6,
      "targeted-attack": 5,
      skip: 8,
      "see-the-future": 6,
      "alter-the-future": 5,
      "draw-from-the-bottom": 5,
      shuffle: 4,
      favor: 7,
      "cactus-cat": 4,
      "moon-cat": 4,
      "disco-cat": 4,
      "feral-cat": 4,
    },
  },
  "cat-parade": {
    players: [2, 6],
    switched: ["five-different"],
    cards: {
      defuse: 8,
      nope: 6,
      skip: 6,
      attack: 4,
      "see-the-future": 4,
      favor: 4,
      "disco-cat": 4,
      "noodle-cat": 4,
      "cactus-cat": 4,
      "pirate-cat": 4,
      "moon-cat": 4,
      "mermaid-cat": 4,
      "knight-cat": 4,
      "ghost-cat": 4,
      "feral-cat": 8,
    },
  },
  seers: {
    players: [2, 6],
    switched: ["far-sight"],
    cards: {
      defuse: 7,
      "see-the-future": 8,
      "alter-the-future": 8,
      "reveal-the-future": 5,
      "raising-heck": 5,
      shuffle: 5,
      "draw-from-the-bottom": 6,
      skip: 6,
      attack: 6,
      nope: 6,
      favor: 4,
      "moon-cat": 4,
      "cloud-cat": 4,
    },
  },
  storm: {
    players: [3, 7],
    deal: 6,
    switched: ["flat-attacks", "lone-nope"],
    cards: {
      defuse: 9,
      attack: 10,
      "targeted-attack": 10,
      reverse: 6,
      skip: 8,
      "super-skip": 4,
      nope: 8,
      "see-the-future": 6,
      favor: 4,
      "knight-cat": 4,
      "goblin-cat": 4,
      "feral-cat": 4,
    },
  },
  carousel: {
    players: [3, 8],
    deal: 6,
    cards: {
      defuse: 10,
      "imploding-kitten": 1,
      reverse: 10,
      "draw-from-the-bottom": 8,
      "alter-the-future": 6,
      skip: 8,
      attack: 5,
      "targeted-attack": 5,
      "see-the-future": 6,
      shuffle: 5,
      nope: 8,
      favor: 5,
      "pirate-cat": 4,
      "noodle-cat": 4,
      "feral-cat": 4,
    },
  },
  gods: {
    players: [2, 6],
    cards: {
      defuse: 8,
      armageddon: 6,
      "raising-heck": 5,
      "reveal-the-future": 5,
      "shuffle-until-stop": 5,
      "targeted-attack": 5,
      attack: 4,
      skip: 6,
      nope: 7,
      favor: 6,
      "mermaid-cat": 4,
      "knight-cat": 4,
      "cloud-cat": 4,
      "goblin-cat": 4,
      "feral-cat": 4,
    },
  },
  zombies: {
    players: [3, 8],
    deal: 6,
    spare: 4,
    cards: {
      "zombie-kitten": 10,
      defuse: 2,
      "feed-the-dead-now": 5,
      "grave-robber": 3,
      "attack-of-the-dead": 4,
      "clairvoyance-now": 4,
      "shuffle-now": 5,
      "dig-deeper": 6,
      "super-skip": 4,
      skip: 6,
      attack: 4,
      "see-the-future": 6,
      clone: 5,
      nope: 8,
      favor: 5,
      "mummy-cat": 4,
      "ghost-cat": 4,
      "pumpkin-cat": 4,
      "spider-cat": 4,
    },
  },
  chaos: {
    players: [6, 10],
    deal: 5,
    switched: ["five-different"],
    cards: {
      "zombie-kitten": 5,
      defuse: 7,
      "imploding-kitten": 1,
      armageddon: 3,
      attack: 6,
      "targeted-attack": 6,
      "attack-of-the-dead": 3,
      reverse: 6,
      skip: 6,
      "super-skip": 3,
      "draw-from-the-bottom": 6,
      "dig-deeper": 4,
      "raising-heck": 4,
      "see-the-future": 5,
      "reveal-the-future": 4,
      "alter-the-future": 4,
      "shuffle-now": 4,
      "clairvoyance-now": 3,
      "feed-the-dead-now": 3,
      "grave-robber": 2,
      clone: 4,
      favor: 6,
      nope: 10,
      "feral-cat": 6,
      "disco-cat": 4,
      "mummy-cat": 4,
      "goblin-cat": 4,
    },
  },
};

/** Decks to start from. Each can be played by all the numbers of players that it names. */
export const readyDecks: readonly ReadyDeck[] = readyDeckIds.map(readyDeck);

/** The deck to start from without a choice. */
export const firstReadyDeck: Deck = readyDeck("first-game").deck;

function readyDeck(id: ReadyDeckId): ReadyDeck {
  const { players, cards, deal = deckDefaults.deal, spare = deckDefaults.spare, switched = [] } = recipes[id];
  const option = (name: DeckOption) => deckOptions[name] !== switched.includes(name);
  return {
    id,
    players,
    deck: {
      cards,
      deal,
      spare,
      options: {
        combos: option("combos"),
        fast: option("fast"),
        "five-different": option("five-different"),
        "flat-attacks": option("flat-attacks"),
        "far-sight": option("far-sight"),
        "lone-nope": option("lone-nope"),
      },
    },
  };
}
