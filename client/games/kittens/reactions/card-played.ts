import { left, type Reaction } from "./reaction.ts";

/** The cards are tossed onto the felt. */
export const cardPlayed: Reaction<"card-played"> = ({ play }, outcome) => {
  const from = left(outcome, play.seat, play.cards);
  return {
    veils: ["link:play"],
    play: async (theatre) => {
      const flights = play.cards.map(async (card, index) => {
        await theatre.pause(index * 70);
        await theatre.fly(card, from[index] ?? "hand", "link:play", { spin: index % 2 === 0 ? 8 : -6 });
      });
      await Promise.all(flights);
      await theatre.shake(2);
    },
  };
};
