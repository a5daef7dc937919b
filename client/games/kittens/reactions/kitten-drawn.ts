import { breath, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** A held breath: a back rises and trembles, and nothing tells what it is until it is turned over. */
export const kittenDrawn: Reaction<"kitten-drawn"> = () =>
  motion([sound("breath"), breath("exploding-kitten"), sound("kitten")], {
    veils: ["stage", "prompt", "ribbon", "hand"],
  });
