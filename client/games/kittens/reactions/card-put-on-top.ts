import { fly, punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card that was looked at goes on top of the pile; everybody sees that. */
export const cardPutOnTop: Reaction<"card-put-on-top"> = ({ seat, card }, aftermath) =>
  openly(
    sound("settle"),
    fly(card, card === null ? plateOf(aftermath, seat) : "stage", "pile", { ms: 360 }),
    punch("pile"),
  );
