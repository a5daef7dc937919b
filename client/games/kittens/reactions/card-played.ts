import { staggered } from "../../../table/motions/act.ts";
import { fly, shake, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { left, type Reaction } from "./reaction.ts";

/** How a tossed card lies, in degrees. */
const tilts = [8, -6, 11, -9, 4];

/** The cards are tossed onto the felt. */
export const cardPlayed: Reaction<"card-played"> = ({ play }, aftermath) => {
  const from = left(aftermath, play.seat, play.cards);
  const toss = (card: string, index: number) =>
    fly(card, from[index] ?? "hand", "link:play", { spin: tilts[index % tilts.length] ?? 0, arc: 60 });
  return motion([sound("play"), staggered(70, play.cards.map(toss)), shake(2)], { veils: ["link:play"] });
};
