import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The bubble bursts. */
export const shieldEnded: Reaction<"shield-ended"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.appear("shield-bubble", plateOf(outcome, seat), 60));
