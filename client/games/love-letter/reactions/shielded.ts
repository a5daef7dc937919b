import { chorus } from "../../../table/motions/act.ts";
import { appear, punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A bubble closes round the hand. */
export const shielded: Reaction<"shielded"> = ({ seat }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  return openly(sound("shield"), chorus(appear("shield-bubble", plate, 110), punch(plate)));
};
