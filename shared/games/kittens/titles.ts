/** Titles of all kittens editions, as spelt in `docs/rules/kittens.md`. */
export const cardIds = [
  "exploding-kitten",
  "defuse",
  "attack",
  "favor",
  "nope",
  "shuffle",
  "skip",
  "see-the-future",
  "disco-cat",
  "noodle-cat",
  "cactus-cat",
  "pirate-cat",
  "moon-cat",
  "armageddon",
  "targeted-attack",
  "raising-heck",
  "reveal-the-future",
  "shuffle-until-stop",
  "feral-cat",
  "mermaid-cat",
  "knight-cat",
  "cloud-cat",
  "goblin-cat",
  "godcat",
  "devilcat",
  "zombie-kitten",
  "clairvoyance-now",
  "super-skip",
  "shuffle-now",
  "feed-the-dead-now",
  "clone",
  "grave-robber",
  "dig-deeper",
  "attack-of-the-dead",
  "mummy-cat",
  "ghost-cat",
  "pumpkin-cat",
  "spider-cat",
  "imploding-kitten",
  "reverse",
  "draw-from-the-bottom",
  "alter-the-future",
] as const;

export type CardId = (typeof cardIds)[number];

/** Whether the card may be played out of turn, and by the Dead (K48, K49). */
export const isNowTitle = (title: CardId): boolean => title.endsWith("-now");

/** Cards that make players give cards away. The prompt for the other players depends on the card. */
const givingTitles = ["favor", "feed-the-dead-now", "grave-robber"] as const satisfies readonly CardId[];

export type GivingTitle = (typeof givingTitles)[number];

/** A card of which some lie in the draw pile, and none ever in a hand (K32, K82). */
export type KittenId = Extract<CardId, "exploding-kitten" | "imploding-kitten">;

export const isKittenId = (title: CardId): title is KittenId =>
  title === "exploding-kitten" || title === "imploding-kitten";

export const isGivingTitle = (title: CardId | null | undefined): title is GivingTitle =>
  givingTitles.some((giving) => giving === title);
