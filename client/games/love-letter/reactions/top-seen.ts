import { fly, rise, sound } from "../../../table/motions/cues.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted; only one player sees it. */
export const topSeen: Reaction<"top-seen"> = ({ seat, card }, aftermath) =>
  card === null
    ? openly(sound("future"), rise([null], plateOf(aftermath, seat)))
    : motion([sound("future"), fly(null, "pile", "stage", { ms: 420, flip: card })], { veils: ["stage"] });
