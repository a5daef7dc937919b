import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The plate of whoever is on turn jumps. */
export const turnBegan: Reaction<"turn-began"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.punch(plateOf(outcome, seat)));
