import { fly, sound } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The card comes back from the discards, for all to see. */
export const cardTaken: Reaction<"card-taken"> = ({ seat, card }, outcome) => {
  const plate = plateOf(outcome, seat);
  const goal = outcome.words.isMe(seat) ? arrived(outcome, card) : plate;
  return motion([sound("give"), fly(card, "discard", goal, { ms: 460, arc: 70 })], { veils: [goal, plate] });
};
