import { chorus } from "../../../table/motions/act.ts";
import { blast, shake, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Starburst and shards on the felt; the hand flies out, and the seat turns to ash in smoke. */
export const exploded: Reaction<"exploded"> = ({ seat, hand }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  const shout = aftermath.words.t("kittens.shouts.kaboom");
  return motion([sound("explode"), chorus(blast(shout, hand, plate), shake(7))], {
    veils: ["stage"],
    holds: [plate, "ribbon", "prompt"],
  });
};
