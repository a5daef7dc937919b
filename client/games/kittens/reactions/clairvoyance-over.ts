import { openly, type Reaction } from "./reaction.ts";

/** The beat is over, whether or not anybody had the card: the pile opens for the kitten. */
export const clairvoyanceOver: Reaction<"clairvoyance-over"> = () => openly((theatre) => theatre.punch("pile"));
