import { sound, unearth } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Dirt bursts, a paw comes up, and the seat has its colour back. */
export const returned: Reaction<"returned"> = ({ seat }, outcome) => {
  const plate = plateOf(outcome, seat);
  return motion([sound("undead"), unearth(plate)], { holds: [plate] });
};
