import { appear, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The bubble bursts, as the turn begins. */
export const shieldEnded: Reaction<"shield-ended"> = ({ seat }, aftermath) =>
  motion([sound("seal"), appear("shield-bubble", plateOf(aftermath, seat), 60, 360)], { along: true });
