import { appear, sound } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The bubble bursts, as the turn begins. */
export const shieldEnded: Reaction<"shield-ended"> = ({ seat }, outcome) =>
  motion([sound("seal"), appear("shield-bubble", plateOf(outcome, seat), 60, 360)], { along: true });
