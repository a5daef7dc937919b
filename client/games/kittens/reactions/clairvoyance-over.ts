import { punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** The wait is over, whether or not anybody had the card: the pile opens for the kitten. */
export const clairvoyanceOver: Reaction<"clairvoyance-over"> = () => openly(sound("pass"), punch("pile"));
