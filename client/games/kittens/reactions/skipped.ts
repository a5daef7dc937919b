import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The player who skips jumps out of the way. */
export const skipped: Reaction<"skipped"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.punch(plateOf(outcome, seat)));
