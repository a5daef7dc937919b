import type { Prints } from "../table/model.ts";

/** Texts in the length of the real ones. */
export const prints: Prints = {
  "exploding-kitten": { title: "Exploding Kitten", rule: "Show it at once. No save? You are out." },
  defuse: { title: "Defuse", rule: "Saves you. Hide the kitten in the pile." },
  attack: { title: "Attack", rule: "Don’t draw. The next player takes 2 turns." },
  favor: { title: "Favor", rule: "A player gives you a card they choose." },
  nope: { title: "Nope", rule: "Cancels a play. Also a Nope." },
  shuffle: { title: "Shuffle", rule: "The draw pile is shuffled." },
  skip: { title: "Skip", rule: "One of your turns ends without drawing." },
  "see-the-future": { title: "See the Future", rule: "Look at the top three cards in secret." },
  "disco-cat": { title: "Disco Cat", rule: "Nothing alone. A pair steals a card." },
  "noodle-cat": { title: "Noodle Cat", rule: "Nothing alone. A pair steals a card." },
  "cactus-cat": { title: "Cactus Cat", rule: "Nothing alone. A pair steals a card." },
  "pirate-cat": { title: "Pirate Cat", rule: "Nothing alone. A pair steals a card." },
  "moon-cat": { title: "Moon Cat", rule: "Nothing alone. A pair steals a card." },
};
