import { appear, fly, snip, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { left, type Reaction } from "./reaction.ts";

/** The save flies to the kitten: scissors close on the fuse, or dirt bursts. The Godcat does not stay discarded. */
export const saved: Reaction<"saved"> = ({ seat, card, as }, aftermath) => {
  const [from = "hand"] = left(aftermath, seat, [card]);
  const stays = card !== "godcat";
  const end = as === "zombie-kitten" ? appear("dirt", "stage", 90, 380) : snip();
  const away = stays ? [fly(card, "stage", "discard", { ms: 180, arc: 0 })] : [];
  return motion([fly(card, from, "stage", { ms: 280, spin: -12 }), sound("defuse"), end, ...away], {
    veils: stays ? ["discard", "stage"] : ["stage"],
  });
};
