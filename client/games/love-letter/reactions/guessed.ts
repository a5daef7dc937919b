import { chorus } from "../../../table/motions/act.ts";
import { fly, shake, sound, stamp } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The guessed card is held against the other hand, and stamped right or wrong. */
export const guessed: Reaction<"guessed"> = ({ seat, target, guess, right }, aftermath) => {
  const hand = plateOf(aftermath, target);
  const word = aftermath.words.t(right ? "love-letter.shouts.right" : "love-letter.shouts.wrong");
  return motion(
    [
      fly(guess, `front:${seat}`, hand, { ms: 380 }),
      sound(right ? "right" : "wrong"),
      chorus(stamp(word, hand, right ? "yes" : "no"), shake(right ? 4 : 1)),
    ],
    { veils: ["ribbon"] },
  );
};
