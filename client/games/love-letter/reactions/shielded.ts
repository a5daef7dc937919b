import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A bubble closes round the hand. */
export const shielded: Reaction<"shielded"> = ({ seat }, outcome) =>
  openly(async (theatre) => {
    const plate = plateOf(outcome, seat);
    await Promise.all([theatre.appear("shield-bubble", plate, 110), theatre.punch(plate)]);
  });
