import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A nod: the choice is made, the card stays where it is. */
export const cardChosen: Reaction<"card-chosen"> = ({ seat }, outcome) =>
  openly((theatre) => theatre.punch(plateOf(outcome, seat)));
