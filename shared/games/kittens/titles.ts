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
] as const;

export type CardId = (typeof cardIds)[number];

/** Cards that make players give cards away. The prompt for the other players depends on the card. */
const givingTitles = ["favor", "feed-the-dead-now", "grave-robber"] as const satisfies readonly CardId[];

export type GivingTitle = (typeof givingTitles)[number];

export const isGivingTitle = (title: CardId | null | undefined): title is GivingTitle =>
  givingTitles.some((giving) => giving === title);
