import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The card goes back to where it lay. */
export const setAsideKept: Reaction<"set-aside-kept"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.fly(null, plateOf(outcome, seat), "aside", { ms: 360 }));
