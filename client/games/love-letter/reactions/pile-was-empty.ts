import { shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** A paw reaches into nothing. */
export const pileWasEmpty: Reaction<"pile-was-empty"> = ({ seat }, { words }) =>
  openly(sound("nothing"), shout(words.t("love-letter.shouts.nothing"), `front:${seat}`));
