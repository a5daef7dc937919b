import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A jagged arrow from one to the other, and the number of turns that the target owes now. */
export const attacked: Reaction<"attacked"> = ({ seat, target, owes }, outcome) =>
  openly(async (theatre) => {
    const goal = plateOf(outcome, target);
    await Promise.all([theatre.aim(plateOf(outcome, seat), goal), theatre.shout(`×${owes}`, goal), theatre.shake(3)]);
  });
