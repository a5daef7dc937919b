import { sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { handedOver, type Reaction } from "./reaction.ts";

/** The named card slides over, face up. */
export const namedCardGiven: Reaction<"named-card-given"> = ({ from, to, card }, aftermath) => {
  const { flight, veils } = handedOver(aftermath, from, to, card);
  return motion([sound("give"), flight], { veils });
};
