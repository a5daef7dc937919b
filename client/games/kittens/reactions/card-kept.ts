import { arrived, openly, plateOf, type Reaction } from "./reaction.ts";

/** What was looked at goes to the hand. */
export const cardKept: Reaction<"card-kept"> = ({ seat, card }, outcome) => {
  if (card === null) return openly((theatre) => theatre.fly(null, "pile", plateOf(outcome, seat), { ms: 380 }));
  const goal = arrived(outcome, card);
  return { veils: [goal], play: (theatre) => theatre.fly(card, "stage", goal, { ms: 380 }) };
};
