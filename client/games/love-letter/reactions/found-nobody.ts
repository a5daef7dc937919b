import { shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** A shrug: nobody there to choose. */
export const foundNobody: Reaction<"found-nobody"> = ({ seat }, { words }) =>
  openly(sound("nothing"), shout(words.t("love-letter.shouts.nobody"), `front:${seat}`));
