import { rise, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** Everybody sees the cards rise from the orb. */
export const futureRevealed: Reaction<"future-revealed"> = ({ cards }) =>
  motion([sound("future"), rise(cards)], { veils: ["stage"] });
