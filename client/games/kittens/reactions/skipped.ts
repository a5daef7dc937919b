import { chorus } from "../../../table/motions/act.ts";
import { appear, punch, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The player who skips jumps out of the way. */
export const skipped: Reaction<"skipped"> = ({ seat }, outcome) => {
  const plate = plateOf(outcome, seat);
  return openly(sound("skip"), chorus(appear("skip", plate, 84, 420), punch(plate)));
};
