import { type Copies, defineEdition, mergeCopies } from "./edition.ts";

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

export const zombieCards = mergeCopies(kittens, mergeCopies(paw, plain));

/** 61 cards, 2–5 players; two players use the paw cards, three the plain ones. */
export const zombie = defineEdition({
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
