import { arrived, openly, plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted, turned over and slotted into the hand; with others its back travels. */
export const cardDrawn: Reaction<"card-drawn"> = ({ seat, card }, outcome) => {
  if (card === null) return openly((theatre) => theatre.fly(null, "pile", plateOf(outcome, seat), { ms: 380 }));
  const goal = arrived(outcome, card);
  return { veils: [goal], play: (theatre) => theatre.fly(null, "pile", goal, { ms: 520, flip: card }) };
};
