import { openly, type Reaction } from "./reaction.ts";

/** A shrug: nobody there to choose. */
export const foundNobody: Reaction<"found-nobody"> = ({ seat }, { words }) =>
  openly((theatre) => theatre.shout(words.t("love-letter.shouts.nobody"), `front:${seat}`));
