import { left, type Reaction } from "./reaction.ts";

/** The save flies to the kitten and ends it: the spark of its fuse dies, or dirt bursts. The Godcat does not stay on the discards. */
export const saved: Reaction<"saved"> = ({ seat, card, as }, outcome) => {
  const [from = "hand"] = left(outcome, seat, [card]);
  const stays = card !== "godcat";
  return {
    veils: stays ? ["discard"] : [],
    play: async (theatre) => {
      await theatre.fly(card, from, "stage", { ms: 380, spin: -12 });
      await theatre.appear(as === "zombie-kitten" ? "dirt" : "spark", "stage");
      if (stays) await theatre.fly(card, "stage", "discard", { ms: 320 });
    },
  };
};
