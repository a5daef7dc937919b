/** Titles as spelt in `docs/rules/love-letter.md`; the index of each is its value. */
export const cardIds = [
  "royal-robovac",
  "crystal-bowl",
  "mouse-trapper",
  "battle-bunny",
  "shell-shield",
  "snake-sorcerer",
  "doggy-grave-digger",
  "jittery-juggler",
  "hermit-home-swap",
  "not-a-pet",
  "king-cat",
] as const;

export type CardId = (typeof cardIds)[number];

/** 0 to 10. */
export const cardValue = (card: CardId): number => cardIds.indexOf(card);
