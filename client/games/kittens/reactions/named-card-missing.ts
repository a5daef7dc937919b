import { shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A shrug: nothing there. */
export const namedCardMissing: Reaction<"named-card-missing"> = ({ from }, aftermath) =>
  openly(sound("nothing"), shout("?", plateOf(aftermath, from)));
