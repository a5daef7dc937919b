import { chorus } from "../../../table/motions/act.ts";
import { appear, fly, rise, sound, wobble } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reactions } from "./reaction.ts";

/** Looks at the top card and at the card set aside. */
export const looks: Reactions<
  "set-aside-seen" | "set-aside-kept" | "set-aside-swapped" | "top-seen" | "card-put-back"
> = {
  /** The card set aside is dug up; only one player sees it. */
  "set-aside-seen": ({ seat }, change) => {
    const dug = appear("dirt", "aside", 80);
    const up = fly(null, "aside", plateOf(change, seat), { ms: 400 });
    return motion(sound("undead"), change.words.isMe(seat) ? dug : chorus(dug, up));
  },

  /** The card goes back to its place. */
  "set-aside-kept": ({ seat }, change) =>
    motion(sound("settle"), fly(null, plateOf(change, seat), "aside", { ms: 360 })),

  /** The hand and the card set aside cross over, both face down. */
  "set-aside-swapped": ({ seat }, change) => {
    const hand = plateOf(change, seat);
    return motion(
      sound("give"),
      chorus(fly(null, hand, "aside", { ms: 460, arc: 70 }), fly(null, "aside", hand, { ms: 460, arc: -70 })),
    );
  },

  /** The top card is lifted; only one player sees it. */
  "top-seen": ({ seat, card }, change) =>
    card === null
      ? motion(sound("future"), rise([null], plateOf(change, seat)))
      : motion(sound("future"), fly(null, "pile", "stage", { ms: 420, flip: card })),

  /** The card goes back, and the whole pile wobbles evenly, so that the animation does not reveal the slot. */
  "card-put-back": ({ seat }, change) =>
    motion(sound("hide"), fly(null, plateOf(change, seat), "pile", { ms: 380 }), wobble()),
};
