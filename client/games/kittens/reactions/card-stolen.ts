import { handOver, plateOf, type Reaction } from "./reaction.ts";

/** A paw swipes a card. */
export const cardStolen: Reaction<"card-stolen"> = ({ from, to, card }, outcome) => {
  const { veils, play } = handOver(outcome, from, to, card);
  return {
    veils,
    play: async (theatre) => {
      await theatre.appear("paw-swipe", plateOf(outcome, from));
      await play(theatre);
    },
  };
};
