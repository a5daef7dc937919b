import { punch, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The cards leave the pile to circle it, and all look at whoever says stop. */
export const shuffleStarted: Reaction<"shuffle-started"> = ({ stopper }, aftermath) =>
  openly(sound("shuffle"), wobble(), punch(plateOf(aftermath, stopper)));
