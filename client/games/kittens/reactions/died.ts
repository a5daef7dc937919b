import { chorus } from "../../../table/motions/act.ts";
import { appear, fly, punch, shake, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Smoke at the seat; the kitten that killed the player moves in front of it. */
export const died: Reaction<"died"> = ({ seat, cause }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  const killer = cause === "kitten" ? "exploding-kitten" : "devilcat";
  const goal = cause === "kitten" ? plate : "mat:devilcat";
  return motion([sound("die"), chorus(appear("smoke", plate), shake(5), fly(killer, "stage", goal)), punch(plate)], {
    holds: [plate, "ribbon"],
  });
};
