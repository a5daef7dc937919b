import { fly, sound, stamp } from "../../../table/motions/cues.ts";
import { motion, openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** The play goes to the discards; a stopped one is stamped there. */
export const playSettled: Reaction<"play-settled"> = ({ cancelled, play }, { words }) => {
  const last = play.cards.at(-1);
  if (cancelled) return openly(sound("nope"), stamp(words.t("kittens.prompt.nope.stampNope"), "discard", "no"));
  return motion([sound("settle"), fly(last ?? null, "link:play", "discard", { ms: 220, arc: 0 })], {
    veils: last === "godcat" ? [] : ["discard"],
  });
};
