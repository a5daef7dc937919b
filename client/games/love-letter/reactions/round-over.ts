import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A token for each winner of the round. */
export const roundOver: Reaction<"round-over"> = ({ result }, outcome) =>
  openly(async (theatre) => {
    const rewards = result.winners.map(async (seat) => {
      const plate = plateOf(outcome, seat);
      await theatre.appear("token", plate, 90);
      await theatre.shout(outcome.words.t("love-letter.shouts.token"), plate);
    });
    await Promise.all(rewards);
  });
