import { confetti, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** Confetti for the best letter, after what ended the game has been shown. */
export const gameOver: Reaction<"game-over"> = () => motion([sound("win"), confetti()], { holds: ["stage", "prompt"] });
