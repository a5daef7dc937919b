import { openly, plateOf, type Reaction } from "./reaction.ts";

/** The card set aside is dug up, for one pair of eyes. */
export const setAsideSeen: Reaction<"set-aside-seen"> = ({ seat }, outcome) =>
  openly(async (theatre) => {
    await theatre.appear("dirt", "aside", 80);
    if (!outcome.words.isMe(seat)) await theatre.fly(null, "aside", plateOf(outcome, seat), { ms: 360 });
  });
