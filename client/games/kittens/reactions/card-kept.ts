import { fly, sound } from "../../../table/motions/cues.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The card that was looked at goes to the hand. */
export const cardKept: Reaction<"card-kept"> = ({ seat, card }, aftermath) => {
  if (card === null) return openly(sound("draw"), fly(null, "pile", plateOf(aftermath, seat), { ms: 380 }));
  const goal = arrived(aftermath, card);
  return motion([sound("draw"), fly(card, "stage", goal, { ms: 380 })], { veils: [goal] });
};
