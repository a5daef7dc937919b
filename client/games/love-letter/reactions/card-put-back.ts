import { fly, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card goes back, and the whole pile wobbles evenly: the motion does not tell the slot. */
export const cardPutBack: Reaction<"card-put-back"> = ({ seat }, aftermath) =>
  openly(sound("hide"), fly(null, plateOf(aftermath, seat), "pile", { ms: 380 }), wobble());
