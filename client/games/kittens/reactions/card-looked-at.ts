import { fly, rise, sound } from "../../../table/motions/cues.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Only its player sees the card that rises from the pile; the others see a back rise and sink again. */
export const cardLookedAt: Reaction<"card-looked-at"> = ({ seat, card }, aftermath) =>
  card === null
    ? openly(sound("future"), rise([null], plateOf(aftermath, seat)))
    : motion([sound("future"), fly(null, "pile", "stage", { ms: 520, flip: card })], { veils: ["stage"] });
