import { punch, sound, wobble } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The cards leave the pile to circle it, and all look at whoever says stop. */
export const shuffleStarted: Reaction<"shuffle-started"> = ({ stopper }, outcome) =>
  openly(sound("shuffle"), wobble(), punch(plateOf(outcome, stopper)));
