import { rise, sound } from "../../../table/motions/cues.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The cards rise from the orb for one player only; the others see backs rise at that seat. */
export const futureSeen: Reaction<"future-seen"> = ({ seat, cards }, aftermath) =>
  aftermath.words.isMe(seat)
    ? motion([sound("future"), rise(cards)], { veils: ["stage"] })
    : openly(sound("future"), rise(cards, plateOf(aftermath, seat)));
