import { chorus } from "../../../table/motions/act.ts";
import { appear, punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The player who skips jumps out of the way. */
export const skipped: Reaction<"skipped"> = ({ seat }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  return openly(sound("skip"), chorus(appear("skip", plate, 84, 420), punch(plate)));
};
