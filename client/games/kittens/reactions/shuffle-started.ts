import { punch, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The pile trembles, and the plate of the player who will say stop jumps. */
export const shuffleStarted: Reaction<"shuffle-started"> = ({ stopper }, aftermath) =>
  openly(sound("shuffle"), wobble(), punch(plateOf(aftermath, stopper)));
