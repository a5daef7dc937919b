import { openly, type Reaction } from "./reaction.ts";

/** A paw into nothing. */
export const pileWasEmpty: Reaction<"pile-was-empty"> = () => openly((theatre) => theatre.wobble());
