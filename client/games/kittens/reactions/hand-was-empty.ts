import { shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Empty paws. */
export const handWasEmpty: Reaction<"hand-was-empty"> = ({ seat }, aftermath) =>
  openly(sound("nothing"), shout("0", plateOf(aftermath, seat)));
