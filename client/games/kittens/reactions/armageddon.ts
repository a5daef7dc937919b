import { chorus, type Fighter } from "../../../table/motions/act.ts";
import { appear, duel, fly, land, shake, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { goalOf, plateOf, type Reactions } from "./reaction.ts";

/** The duel of Godcat and Devilcat. */
export const armageddon: Reactions<"armageddon-laid" | "armageddon-revealed"> = {
  /** Two equal backs come down, one before each of the two. */
  "armageddon-laid": ({ seat, opponent }, change) => {
    const lay = (who: typeof seat) => fly("playmat", "stage", plateOf(change, who), { ms: 420 });
    return motion(sound("duel"), chorus(lay(seat), lay(opponent)), land(), shake(3));
  },

  /** The cards face off and turn over; the Godcat goes to its owner, the Devilcat strikes and leaves for the playmat. */
  "armageddon-revealed": (event, change) => {
    const { seat, opponent, swapped, godcat, devilcat } = event;
    const fighter = (who: typeof seat): Fighter => ({
      card: who === godcat ? "godcat" : "devilcat",
      avatar: change.words.who(who).avatar,
    });
    return motion(
      sound("duel"),
      duel([fighter(seat), fighter(opponent)], { swapped, ms: 1150 }),
      sound("reveal"),
      chorus(
        fly("godcat", "stage", goalOf(change, godcat, "godcat"), { ms: 300 }),
        appear("flames", plateOf(change, devilcat), 90, 300),
        fly("devilcat", "stage", "mat:devilcat", { ms: 300 }),
      ),
    );
  },
};
