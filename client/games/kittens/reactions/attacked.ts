import { chorus } from "../../../table/motions/act.ts";
import { aim, punch, shake, shout, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A jagged arrow from one to the other, and the number of turns that the target owes now. */
export const attacked: Reaction<"attacked"> = ({ seat, target, owes }, aftermath) => {
  const goal = plateOf(aftermath, target);
  return openly(
    sound("attack"),
    chorus(aim(plateOf(aftermath, seat), goal), shout(`×${owes}`, goal), punch(goal), shake(3)),
  );
};
