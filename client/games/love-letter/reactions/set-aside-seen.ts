import { chorus } from "../../../table/motions/act.ts";
import { appear, fly, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** The card set aside is dug up; only one player sees it. */
export const setAsideSeen: Reaction<"set-aside-seen"> = ({ seat }, aftermath) => {
  const dug = appear("dirt", "aside", 80);
  const up = fly(null, "aside", plateOf(aftermath, seat), { ms: 400 });
  return openly(sound("undead"), aftermath.words.isMe(seat) ? dug : chorus(dug, up));
};
