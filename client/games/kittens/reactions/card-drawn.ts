import { fly, sound } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted, turned over and slotted into the hand; with others its back travels. */
export const cardDrawn: Reaction<"card-drawn"> = ({ seat, card }, outcome) => {
  const plate = plateOf(outcome, seat);
  if (card === null) return motion([sound("draw"), fly(null, "pile", plate, { ms: 400 })], { veils: [plate] });
  const goal = arrived(outcome, card);
  return motion([sound("draw"), fly(null, "pile", goal, { ms: 520, flip: card })], { veils: [goal, plate] });
};
