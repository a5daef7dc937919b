import { fly, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted, turned over and slotted into the hand; for other players its back travels. */
export const cardDrawn: Reaction<"card-drawn"> = ({ seat, card }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  if (card === null) return motion([sound("draw"), fly(null, "pile", plate, { ms: 400 })], { veils: [plate] });
  const goal = arrived(aftermath, card);
  return motion([sound("draw"), fly(null, "pile", goal, { ms: 520, flip: card })], { veils: [goal, plate] });
};
