import { openly, type Reaction } from "./reaction.ts";

/** The cards rise from the orb, for all to see. */
export const futureRevealed: Reaction<"future-revealed"> = ({ cards }) => openly((theatre) => theatre.rise(cards));
