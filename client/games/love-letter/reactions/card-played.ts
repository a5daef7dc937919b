import { shake, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { layDown, type Reaction } from "./reaction.ts";

/** One of two cards is laid before its player. */
export const cardPlayed: Reaction<"card-played"> = ({ play }, aftermath) => {
  const { flight, veils } = layDown(aftermath, play.seat, play.card);
  return motion([sound("play"), flight, shake(2)], { veils });
};
