import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Empty paws. */
export const handWasEmpty: Reaction<"hand-was-empty"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.shout("0", plateOf(outcome, seat)));
