import { left, type Reaction } from "./reaction.ts";

/** Snip: the save flies to the kitten, its spark dies, and the card lies on the discards. */
export const saved: Reaction<"saved"> = ({ seat, card }, outcome) => {
  const [from = "hand"] = left(outcome, seat, [card]);
  return {
    veils: ["discard"],
    play: async (theatre) => {
      await theatre.fly(card, from, "stage", { ms: 380, spin: -12 });
      await theatre.appear("spark", "stage");
      await theatre.fly(card, "stage", "discard", { ms: 320 });
    },
  };
};
