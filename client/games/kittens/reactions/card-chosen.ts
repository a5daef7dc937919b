import { punch, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A nod: the choice is made, the card stays where it is. */
export const cardChosen: Reaction<"card-chosen"> = ({ seat }, aftermath) =>
  openly(sound("pass"), punch(plateOf(aftermath, seat)));
