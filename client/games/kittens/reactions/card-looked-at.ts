import { openly, plateOf, type Reaction } from "./reaction.ts";

/** One card comes up from the pile for one pair of eyes; the others see its back go and return. */
export const cardLookedAt: Reaction<"card-looked-at"> = ({ seat, card }, outcome) => {
  if (card !== null) return openly((theatre) => theatre.fly(null, "pile", "stage", { ms: 520, flip: card }));
  const plate = plateOf(outcome, seat);
  return openly(async (theatre) => {
    await theatre.fly(null, "pile", plate, { ms: 360 });
    await theatre.fly(null, plate, "pile", { ms: 300 });
  });
};
