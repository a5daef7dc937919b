import { appear, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { layDown, plateOf, type Reaction } from "./reaction.ts";

/** Charmed: the hand is laid down. */
export const laidDown: Reaction<"laid-down"> = ({ seat, card }, aftermath) => {
  const { flight, veils } = layDown(aftermath, seat, card);
  return motion([sound("steal"), appear("star", plateOf(aftermath, seat), 50, 420), flight], { veils });
};
