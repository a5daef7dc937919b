import { fly, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card goes back to where it lay. */
export const setAsideKept: Reaction<"set-aside-kept"> = ({ seat }, aftermath) =>
  openly(sound("settle"), fly(null, plateOf(aftermath, seat), "aside", { ms: 360 }));
