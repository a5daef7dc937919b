import type { Deck } from "../decks/deck.ts";
import { customId, editionFrom } from "../decks/edition.ts";
import { type Copies, defineEdition, type Edition, mergeCopies } from "./edition.ts";

const originalCards: Copies = {
  "exploding-kitten": 4,
  defuse: 6,
  attack: 4,
  favor: 4,
  nope: 5,
  shuffle: 4,
  skip: 4,
  "see-the-future": 5,
  "disco-cat": 4,
  "noodle-cat": 4,
  "cactus-cat": 4,
  "pirate-cat": 4,
  "moon-cat": 4,
};

/** 56 cards, 2–5 players. */
export const original = defineEdition({
  id: "original",
  seats: [2, 5],
  cards: originalCards,
  saves: ["defuse"],
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  fiveTitles: true,
  undead: false,
  playmat: false,
  options: { combos: true },
});

const goodVsEvilCards: Copies = {
  "exploding-kitten": 4,
  defuse: 6,
  armageddon: 3,
  attack: 2,
  "targeted-attack": 2,
  favor: 4,
  "raising-heck": 2,
  "reveal-the-future": 3,
  "shuffle-until-stop": 2,
  nope: 5,
  "feral-cat": 4,
  "mermaid-cat": 4,
  "knight-cat": 4,
  "cloud-cat": 4,
  "goblin-cat": 4,
};

/** 53 cards, Godcat and Devilcat on the playmat, 2–5 players. */
const goodVsEvil = defineEdition({
  id: "good-vs-evil",
  seats: [2, 5],
  cards: goodVsEvilCards,
  saves: ["defuse"],
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  fiveTitles: false,
  undead: false,
  playmat: true,
  options: { combos: true, fast: false },
});

/** Cards with a paw print. */
const paw: Copies = {
  "zombie-kitten": 2,
  attack: 2,
  nope: 2,
  "clairvoyance-now": 1,
  skip: 1,
  "super-skip": 1,
  "see-the-future": 2,
  "shuffle-now": 1,
  clone: 1,
  favor: 1,
  "dig-deeper": 2,
  "mummy-cat": 2,
  "ghost-cat": 2,
  "pumpkin-cat": 2,
  "spider-cat": 2,
};

const plain: Copies = {
  "zombie-kitten": 3,
  nope: 3,
  "clairvoyance-now": 1,
  skip: 2,
  "super-skip": 1,
  "see-the-future": 2,
  "shuffle-now": 1,
  "feed-the-dead-now": 2,
  clone: 2,
  "grave-robber": 1,
  favor: 2,
  "dig-deeper": 2,
  "attack-of-the-dead": 3,
  "mummy-cat": 2,
  "ghost-cat": 2,
  "pumpkin-cat": 2,
  "spider-cat": 2,
};

const kittens: Copies = { "exploding-kitten": 4 };

const zombieCards = mergeCopies(kittens, mergeCopies(paw, plain));

/** 61 cards, 2–5 players; two players use the paw cards, three the plain ones. */
const zombie = defineEdition({
  id: "zombie",
  seats: [2, 5],
  cards: zombieCards,
  used: { 2: mergeCopies(kittens, paw), 3: mergeCopies(kittens, plain) },
  saves: ["zombie-kitten"],
  extraSaves: { 4: 1 },
  fiveTitles: false,
  undead: true,
  playmat: false,
  options: { combos: true },
});

/** All cards of Zombie Kittens with all cards of another deck, 2–9 players (K60–K62). */
const apocalypse = <Id extends string>(id: Id, other: Copies, has: { fiveTitles: boolean; playmat: boolean }) =>
  defineEdition({
    id,
    seats: [2, 9],
    cards: mergeCopies(zombieCards, other),
    saves: ["zombie-kitten", "defuse"],
    extraSaves: { 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 },
    cut: (players) => Math.min(5 * players + 5, 35),
    undead: true,
    options: { combos: true },
    ...has,
  });

const apocalypseOriginal = apocalypse("apocalypse:original", originalCards, {
  fiveTitles: true,
  playmat: false,
});

const apocalypseGoodVsEvil = apocalypse("apocalypse:good-vs-evil", goodVsEvilCards, {
  fiveTitles: false,
  playmat: true,
});

/** The Original deck and the 20 cards of the expansion, 2–6 players (K70, K71). */
const imploding = defineEdition({
  id: "imploding",
  seats: [2, 6],
  cards: mergeCopies(originalCards, {
    "imploding-kitten": 1,
    reverse: 4,
    "draw-from-the-bottom": 4,
    "alter-the-future": 4,
    "feral-cat": 4,
    "targeted-attack": 3,
  }),
  saves: ["defuse"],
  extraSaves: { 2: 2, 3: 2, 4: 2, 5: 1 },
  fiveTitles: true,
  undead: false,
  playmat: false,
  options: { combos: true, fast: false },
});

const fixedEditions = {
  original,
  "good-vs-evil": goodVsEvil,
  zombie,
  "apocalypse:original": apocalypseOriginal,
  "apocalypse:good-vs-evil": apocalypseGoodVsEvil,
  imploding,
} as const;

/** The fixed editions, as opposed to decks of one's own. */
export const editions: Readonly<Record<EditionId, Edition<EditionId>>> = fixedEditions;

export type EditionId = keyof typeof fixedEditions;

export const isEditionId = (id: string): id is EditionId => Object.hasOwn(editions, id);

/** Id of the edition of a game, the decks of one's own included. */
export type AnyEditionId = EditionId | typeof customId;

/** Edition of a game, with the deck if a host composed it. */
export interface EditionChoice {
  readonly edition: AnyEditionId;
  readonly deck: Deck | null;
}

/** Rules of a game's edition; with a deck of one's own they follow from the deck (K90). */
export function editionOf({ edition, deck }: EditionChoice): Edition<AnyEditionId> {
  if (deck !== null) return editionFrom(deck);
  if (edition === customId) throw new Error("a game of one's own deck needs its deck");
  return editions[edition];
}
