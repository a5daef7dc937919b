import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Hand and card set aside cross over, both face down. */
export const setAsideSwapped: Reaction<"set-aside-swapped"> = ({ seat }, outcome) =>
  openly(async (theatre) => {
    const hand = plateOf(outcome, seat);
    await Promise.all([
      theatre.fly(null, hand, "aside", { ms: 460, arc: 70 }),
      theatre.fly(null, "aside", hand, { ms: 460, arc: -70 }),
    ]);
  });
