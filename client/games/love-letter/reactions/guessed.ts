import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The guessed card is held against the other hand, and stamped right or wrong. */
export const guessed: Reaction<"guessed"> = ({ seat, target, guess, right }, outcome) =>
  openly(async (theatre) => {
    const { words } = outcome;
    const hand = plateOf(outcome, target);
    await theatre.fly(guess, `front:${seat}`, hand, { ms: 380 });
    const word = words.t(right ? "love-letter.shouts.right" : "love-letter.shouts.wrong");
    await Promise.all([theatre.stamp(word, hand, right ? "yes" : "no"), theatre.shake(right ? 4 : 1)]);
  });
