import { layDown, type Reaction } from "./reaction.ts";

/** One of two cards is laid before its player. */
export const cardPlayed: Reaction<"card-played"> = ({ play }, outcome) => {
  const { veils, play: fly } = layDown(outcome, play.seat, play.card);
  return {
    veils,
    play: async (theatre) => {
      await fly(theatre);
      await theatre.shake(2);
    },
  };
};
