import { punch, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Only whoever let it happen sees a nod. */
export const passed: Reaction<"passed"> = ({ seat }, outcome) => openly(sound("pass"), punch(plateOf(outcome, seat)));
