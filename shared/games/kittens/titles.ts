/** The titles of all kittens editions, as `docs/rules/kittens.md` spells them. */
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
] as const;

export type CardId = (typeof cardIds)[number];
