import { sound, unearth } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Dirt bursts, a paw comes up, and the seat has its colour back. */
export const returned: Reaction<"returned"> = ({ seat }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  return motion([sound("undead"), unearth(plate)], { holds: [plate] });
};
