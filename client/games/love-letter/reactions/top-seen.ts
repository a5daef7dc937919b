import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The top card is lifted, for one pair of eyes. */
export const topSeen: Reaction<"top-seen"> = ({ seat, card }, outcome) =>
  openly((theatre) =>
    card === null
      ? theatre.fly(null, "pile", plateOf(outcome, seat), { ms: 380 })
      : theatre.fly(null, "pile", "stage", { ms: 420, flip: card }),
  );
