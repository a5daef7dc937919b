import { handOver, type Reaction } from "./reaction.ts";

/** The card slides over. */
export const cardGiven: Reaction<"card-given"> = ({ from, to, card }, outcome) => handOver(outcome, from, to, card);
