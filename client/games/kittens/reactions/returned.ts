import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Dirt bursts, a paw comes up, and the seat has its colour back. */
export const returned: Reaction<"returned"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.unearth(plateOf(outcome, seat)));
