import { fly, rise, sound } from "../../../table/motions/deeds.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted, for one pair of eyes. */
export const topSeen: Reaction<"top-seen"> = ({ seat, card }, outcome) =>
  card === null
    ? openly(sound("future"), rise([null], plateOf(outcome, seat)))
    : motion([sound("future"), fly(null, "pile", "stage", { ms: 420, flip: card })], { veils: ["stage"] });
