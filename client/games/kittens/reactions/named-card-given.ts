import { handOver, type Reaction } from "./reaction.ts";

/** The named card slides over, face up. */
export const namedCardGiven: Reaction<"named-card-given"> = ({ from, to, card }, outcome) =>
  handOver(outcome, from, to, card);
