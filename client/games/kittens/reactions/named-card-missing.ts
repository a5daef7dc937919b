import { openly, plateOf, type Reaction } from "./reaction.ts";

/** A shrug: nothing there. */
export const namedCardMissing: Reaction<"named-card-missing"> = ({ from }, outcome) =>
  openly((theatre) => theatre.shout("?", plateOf(outcome, from)));
