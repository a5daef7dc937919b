import { appear, sound } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { layDown, plateOf, type Reaction } from "./reaction.ts";

/** Charmed: the hand is laid down. */
export const laidDown: Reaction<"laid-down"> = ({ seat, card }, outcome) => {
  const { flight, veils } = layDown(outcome, seat, card);
  return motion([sound("steal"), appear("star", plateOf(outcome, seat), 50, 420), flight], { veils });
};
