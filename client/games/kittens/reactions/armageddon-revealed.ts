import type { Fighter } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The two cards face off and are turned over at once; the Godcat goes to its owner, the Devilcat back to the playmat. */
export const armageddonRevealed: Reaction<"armageddon-revealed"> = (event, outcome) => {
  const { seat, opponent, swapped, godcat, devilcat } = event;
  const { words } = outcome;
  const fighter = (who: typeof seat): Fighter => ({
    card: who === godcat ? "godcat" : "devilcat",
    avatar: words.who(who).avatar,
  });
  const goal = words.isMe(godcat) ? arrived(outcome, "godcat") : plateOf(outcome, godcat);
  return {
    veils: words.isMe(godcat) ? [goal] : [],
    play: async (theatre) => {
      await theatre.duel([fighter(seat), fighter(opponent)], swapped);
      const blow = theatre.appear("flames", plateOf(outcome, devilcat));
      await Promise.all([theatre.fly("godcat", "stage", goal), theatre.fly("devilcat", "stage", "mat:devilcat"), blow]);
    },
  };
};
