import { layDown, openly, plateOf, type Reaction } from "./reaction.ts";

/** The hand is laid open, and the seat turns to ash. */
export const eliminated: Reaction<"eliminated"> = ({ seat, card }, outcome) => {
  const { veils, play } = card === null ? openly(async () => {}) : layDown(outcome, seat, card);
  return {
    veils,
    play: async (theatre) => {
      const plate = plateOf(outcome, seat);
      await Promise.all([
        play(theatre),
        theatre.appear("smoke", plate, 70),
        theatre.shout(outcome.words.t("love-letter.shouts.out"), plate),
        theatre.shake(4),
      ]);
    },
  };
};
