import { chorus } from "../../../table/motions/act.ts";
import { appear, shake, shout, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { layDown, plateOf, type Reaction } from "./reaction.ts";

/** The hand is laid face up, and the seat turns to ash. */
export const eliminated: Reaction<"eliminated"> = ({ seat, card }, aftermath) => {
  const plate = plateOf(aftermath, seat);
  const laid = card === null ? null : layDown(aftermath, seat, card);
  const word = shout(aftermath.words.t("love-letter.shouts.out"), plate);
  return motion(
    [sound("die"), chorus(appear("smoke", plate, 70), word, shake(4), ...(laid === null ? [] : [laid.flight]))],
    {
      veils: laid?.veils ?? [],
      holds: [plate],
    },
  );
};
