import { chorus } from "../../../table/motions/act.ts";
import { appear, fly, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card set aside is dug up, for one pair of eyes. */
export const setAsideSeen: Reaction<"set-aside-seen"> = ({ seat }, outcome) => {
  const dug = appear("dirt", "aside", 80);
  const up = fly(null, "aside", plateOf(outcome, seat), { ms: 400 });
  return openly(sound("undead"), outcome.words.isMe(seat) ? dug : chorus(dug, up));
};
