import { layDown, plateOf, type Reaction } from "./reaction.ts";

/** Charmed: the hand is laid down. */
export const laidDown: Reaction<"laid-down"> = ({ seat, card }, outcome) => {
  const { veils, play } = layDown(outcome, seat, card);
  return {
    veils,
    play: async (theatre) => {
      await theatre.appear("star", plateOf(outcome, seat), 50);
      await play(theatre);
    },
  };
};
