import { openly, type Reaction } from "./reaction.ts";

/** A stopped play is stamped where it ends up. */
export const playSettled: Reaction<"play-settled"> = ({ cancelled }, { words }) =>
  openly((theatre) =>
    cancelled ? theatre.stamp(words.t("kittens.prompt.nope.stampNope"), "discard", "no") : theatre.punch("discard"),
  );
