import { chorus } from "../../../table/motions/act.ts";
import { fly, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The hand and the card set aside cross over, both face down. */
export const setAsideSwapped: Reaction<"set-aside-swapped"> = ({ seat }, aftermath) => {
  const hand = plateOf(aftermath, seat);
  return openly(
    sound("give"),
    chorus(fly(null, hand, "aside", { ms: 460, arc: 70 }), fly(null, "aside", hand, { ms: 460, arc: -70 })),
  );
};
