import { openly, type Reaction } from "./reaction.ts";

/** A paw into nothing. */
export const pileWasEmpty: Reaction<"pile-was-empty"> = ({ seat }, { words }) =>
  openly((theatre) => theatre.shout(words.t("love-letter.shouts.nothing"), `front:${seat}`));
