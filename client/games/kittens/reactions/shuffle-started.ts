import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The cards leave the pile to circle it, and all look at whoever says stop. */
export const shuffleStarted: Reaction<"shuffle-started"> = ({ stopper }, outcome) =>
  openly(async (theatre) => {
    await theatre.wobble();
    await theatre.punch(plateOf(outcome, stopper));
  });
