import { box, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** The kitten goes into its box, and the whole pile wobbles evenly: the motion does not tell the slot. */
export const kittenHidden: Reaction<"kitten-hidden"> = () =>
  openly(sound("hide"), box("exploding-kitten", "stage"), wobble());
