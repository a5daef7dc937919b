import { duel, shout, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Two cards face off: the two players see them turn over, the others only see backs. The lower one sinks. */
export const compared: Reaction<"compared"> = ({ seat, target, cards, lower }, aftermath) => {
  const { words } = aftermath;
  const [one = null, other = null] = cards ?? [];
  const side = (who: typeof seat, card: string | null) => ({ card, avatar: words.who(who).avatar });
  const loser = lower === null ? null : lower === seat ? 0 : 1;
  const fight = duel([side(seat, one), side(target, other)], {
    back: null,
    loser,
    ms: lower === null ? 900 : 1400,
  });
  const equal = lower === null ? [sound("wrong"), shout(words.t("love-letter.shouts.equal"), "stage", 500)] : [];
  return motion([sound("duel"), fight, ...equal], {
    veils: lower === null ? ["ribbon"] : ["ribbon", "prompt", plateOf(aftermath, lower)],
  });
};
