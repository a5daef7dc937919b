import { rise, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** The cards rise from the orb, for all to see. */
export const futureRevealed: Reaction<"future-revealed"> = ({ cards }) =>
  motion([sound("future"), rise(cards)], { veils: ["stage"] });
