import type { CardId } from "../titles.ts";
import { armageddon } from "./armageddon.ts";
import { attack } from "./attack.ts";
import { attackOfTheDead } from "./attack-of-the-dead.ts";
import type { Card, TargetKind } from "./card.ts";
import { cats } from "./cats.ts";
import { clairvoyanceNow } from "./clairvoyance-now.ts";
import { clone } from "./clone.ts";
import { defuse } from "./defuse.ts";
import { devilcat } from "./devilcat.ts";
import { digDeeper } from "./dig-deeper.ts";
import { explodingKitten } from "./exploding-kitten.ts";
import { favor } from "./favor.ts";
import { feedTheDeadNow } from "./feed-the-dead-now.ts";
import { godcat } from "./godcat.ts";
import { graveRobber } from "./grave-robber.ts";
import { nope } from "./nope.ts";
import { raisingHeck } from "./raising-heck.ts";
import { revealTheFuture } from "./reveal-the-future.ts";
import { seeTheFuture } from "./see-the-future.ts";
import { shuffle } from "./shuffle.ts";
import { shuffleNow } from "./shuffle-now.ts";
import { shuffleUntilStop } from "./shuffle-until-stop.ts";
import { skip } from "./skip.ts";
import { superSkip } from "./super-skip.ts";
import { targetedAttack } from "./targeted-attack.ts";
import { zombieKitten } from "./zombie-kitten.ts";

const registry = {
  "exploding-kitten": explodingKitten,
  defuse,
  attack,
  favor,
  nope,
  shuffle,
  skip,
  "see-the-future": seeTheFuture,
  armageddon,
  "targeted-attack": targetedAttack,
  "raising-heck": raisingHeck,
  "reveal-the-future": revealTheFuture,
  "shuffle-until-stop": shuffleUntilStop,
  godcat,
  devilcat,
  "zombie-kitten": zombieKitten,
  "clairvoyance-now": clairvoyanceNow,
  "super-skip": superSkip,
  "shuffle-now": shuffleNow,
  "feed-the-dead-now": feedTheDeadNow,
  clone,
  "grave-robber": graveRobber,
  "dig-deeper": digDeeper,
  "attack-of-the-dead": attackOfTheDead,
  ...cats,
} satisfies Readonly<Record<CardId, Card>>;

export const cards: Readonly<Record<CardId, Card>> = registry;

/** Titles of the cards with this shape. */
type TitlesOf<Shape> = {
  [Title in CardId]: (typeof registry)[Title] extends Shape ? Title : never;
}[CardId];

/** Titles that are played alone and wait for Nopes under their own name. */
export type PlayedTitle = TitlesOf<{ readonly kind: "action" | "clairvoyance" }>;

/** Titles that are played on a target. */
export type TargetedTitle = TitlesOf<{ readonly target: Exclude<TargetKind, "none"> }>;

export const isPlayed = (title: CardId): title is PlayedTitle => "resolve" in cards[title];

export function isTargeted(title: CardId): title is TargetedTitle {
  const card = cards[title];
  return card.kind === "action" && card.target !== "none";
}
