import { punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Only the player who passed sees a nod. */
export const passed: Reaction<"passed"> = ({ seat }, aftermath) =>
  openly(sound("pass"), punch(plateOf(aftermath, seat)));
