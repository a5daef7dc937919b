import { chorus, type Fighter, row } from "../../../table/motions/act.ts";
import { appear, duel, fly, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The cards face off and turn over; the Godcat goes to its owner, the Devilcat strikes and leaves for the playmat. */
export const armageddonRevealed: Reaction<"armageddon-revealed"> = (event, aftermath) => {
  const { seat, opponent, swapped, godcat, devilcat } = event;
  const { words } = aftermath;
  const fighter = (who: typeof seat): Fighter => ({
    card: who === godcat ? "godcat" : "devilcat",
    avatar: words.who(who).avatar,
  });
  const goal = words.isMe(godcat) ? arrived(aftermath, "godcat") : plateOf(aftermath, godcat);
  const prize = fly("godcat", "stage", goal, { ms: 300 });
  const blow = chorus(
    appear("flames", plateOf(aftermath, devilcat), 90, 300),
    fly("devilcat", "stage", "mat:devilcat", { ms: 300 }),
  );
  return motion(
    [
      row(sound("duel"), duel([fighter(seat), fighter(opponent)], { swapped, ms: 1150 })),
      sound("reveal"),
      chorus(prize, blow),
    ],
    {
      veils: [...(words.isMe(godcat) ? [goal] : []), plateOf(aftermath, godcat), "prompt", "ribbon"],
      holds: [plateOf(aftermath, devilcat)],
    },
  );
};
