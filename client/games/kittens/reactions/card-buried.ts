import { left, openly, plateOf, type Reaction } from "./reaction.ts";

/** A card goes into the draw pile; only its giver sees which. */
export const cardBuried: Reaction<"card-buried"> = ({ seat, card }, outcome) => {
  const [from] = left(outcome, seat, card === null ? [] : [card]);
  const start = from ?? plateOf(outcome, seat);
  return openly(async (theatre) => {
    await theatre.fly(card, start, "pile", { ms: 360 });
    await theatre.wobble();
  });
};
