import { openly, type Reaction } from "./reaction.ts";

/** The same for everybody, whatever the reason was. */
export const nothingHappened: Reaction<"nothing-happened"> = ({ seat }, { words }) =>
  openly((theatre) => theatre.shout(words.t("love-letter.shouts.nothing"), `front:${seat}`));
