import { punch, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A nod: the choice is made, the card stays where it is. */
export const cardChosen: Reaction<"card-chosen"> = ({ seat }, outcome) =>
  openly(sound("pass"), punch(plateOf(outcome, seat)));
