import { chorus } from "../../../table/motions/act.ts";
import { appear, punch, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A bubble closes round the hand. */
export const shielded: Reaction<"shielded"> = ({ seat }, outcome) => {
  const plate = plateOf(outcome, seat);
  return openly(sound("shield"), chorus(appear("shield-bubble", plate, 110), punch(plate)));
};
