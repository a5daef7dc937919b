import { shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** Looks the same for every reason. */
export const nothingHappened: Reaction<"nothing-happened"> = ({ seat }, { words }) =>
  openly(sound("nothing"), shout(words.t("love-letter.shouts.nothing"), `front:${seat}`));
