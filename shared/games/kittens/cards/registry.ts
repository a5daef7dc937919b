import type { CardId } from "../titles.ts";
import { attack } from "./attack.ts";
import type { Card } from "./card.ts";
import { cactusCat, discoCat, moonCat, noodleCat, pirateCat } from "./cats.ts";
import { defuse } from "./defuse.ts";
import { explodingKitten } from "./exploding-kitten.ts";
import { favor } from "./favor.ts";
import { nope } from "./nope.ts";
import { seeTheFuture } from "./see-the-future.ts";
import { shuffle } from "./shuffle.ts";
import { skip } from "./skip.ts";

/** Every card, by title. */
export const cards: Readonly<Record<CardId, Card>> = {
  "exploding-kitten": explodingKitten,
  defuse,
  attack,
  favor,
  nope,
  shuffle,
  skip,
  "see-the-future": seeTheFuture,
  "disco-cat": discoCat,
  "noodle-cat": noodleCat,
  "cactus-cat": cactusCat,
  "pirate-cat": pirateCat,
  "moon-cat": moonCat,
};
