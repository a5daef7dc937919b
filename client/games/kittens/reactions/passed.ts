import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Only whoever let it happen sees a nod. */
export const passed: Reaction<"passed"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.punch(plateOf(outcome, seat)));
