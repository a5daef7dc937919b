import { fly, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card goes back to where it lay. */
export const setAsideKept: Reaction<"set-aside-kept"> = ({ seat }, outcome) =>
  openly(sound("settle"), fly(null, plateOf(outcome, seat), "aside", { ms: 360 }));
