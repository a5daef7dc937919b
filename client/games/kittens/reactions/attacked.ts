import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A jagged arrow, and the number of turns that the target owes now. */
export const attacked: Reaction<"attacked"> = ({ target, owes }, outcome) =>
  openly(async (theatre) => {
    const seat = plateOf(outcome, target);
    await Promise.all([theatre.appear("bolt-arrow", seat), theatre.shout(`×${owes}`, seat), theatre.shake(3)]);
  });
