import { hop, punch, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The turn's ring jumps to the next plate. The viewer is called. */
export const turnBegan: Reaction<"turn-began"> = ({ seat }, aftermath) => {
  const { words, turnBefore } = aftermath;
  const plate = plateOf(aftermath, seat);
  const call = words.isMe(seat) ? [sound("turn")] : [];
  const jump = turnBefore === null || turnBefore === seat ? punch(plate) : hop(plateOf(aftermath, turnBefore), plate);
  return motion([...call, jump], { holds: [plate], along: true });
};
