import { chorus, row } from "../../../table/motions/act.ts";
import { carry, shout, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** A token flies to each winner of the round, after what ended it has been shown. */
export const roundOver: Reaction<"round-over"> = ({ result }, aftermath) => {
  const rewards = result.winners.map((seat) => {
    const plate = plateOf(aftermath, seat);
    return row(
      carry("token", "stage", plate, 70, 400),
      shout(aftermath.words.t("love-letter.shouts.token"), plate, 480),
    );
  });
  return motion([sound("token"), chorus(...rewards)], { holds: ["stage", "prompt"] });
};
