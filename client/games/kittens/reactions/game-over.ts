import { confetti, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** Confetti for the last cat standing. */
export const gameOver: Reaction<"game-over"> = () => openly(sound("win"), confetti());
