import { fly, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The card comes back from the discards; everybody sees it. */
export const cardTaken: Reaction<"card-taken"> = ({ seat, card }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  const goal = aftermath.words.isMe(seat) ? arrived(aftermath, card) : plate;
  return motion([sound("give"), fly(card, "discard", goal, { ms: 460, arc: 70 })], { veils: [goal, plate] });
};
