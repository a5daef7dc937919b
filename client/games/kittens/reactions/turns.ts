import { chorus, loose } from "../../../table/motions/act.ts";
import { aim, appear, hop, land, punch, shake, shout, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reactions } from "./reaction.ts";

/** Beginnings and ends of turns. */
export const turns: Reactions<"turn-began" | "skipped" | "attacked"> = {
  /**
   * The ring jumps to the next panel. If the same player is on turn again, the panel itself jumps. A sound calls the
   * viewer.
   */
  "turn-began": ({ seat }, change) => {
    const { words, turnBefore } = change;
    const plate = plateOf(change, seat);
    const call = words.isMe(seat) ? [sound("turn")] : [];
    const jump = turnBefore === null || turnBefore === seat ? punch(plate) : hop(plateOf(change, turnBefore), plate);
    return motion(land(), ...call, loose(jump));
  },

  /** The player who skips jumps out of the way. */
  skipped: ({ seat }, change) => {
    const plate = plateOf(change, seat);
    return motion(sound("skip"), chorus(appear("skip", plate, 84, 420), punch(plate)));
  },

  /** A jagged arrow from the attacker to the target, and the number of turns that the target owes now. */
  attacked: ({ seat, target, owes }, change) => {
    const goal = plateOf(change, target);
    return motion(
      sound("attack"),
      chorus(aim(plateOf(change, seat), goal), shout(`×${owes}`, goal), punch(goal), shake(3)),
    );
  },
};
