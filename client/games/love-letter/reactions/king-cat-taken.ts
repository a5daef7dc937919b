import { crossOver } from "./hands-swapped.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The King Cat changes its home, for all to see. */
export const kingCatTaken: Reaction<"king-cat-taken"> = ({ seat, from, given }, outcome) => {
  const { veils, play } = crossOver(outcome, [seat, given], [from, "king-cat"]);
  return {
    veils,
    play: async (theatre) => {
      await play(theatre);
      await theatre.appear("crown", plateOf(outcome, seat), 60);
    },
  };
};
