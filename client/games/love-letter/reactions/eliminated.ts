import { chorus } from "../../../table/motions/act.ts";
import { appear, shake, shout, sound } from "../../../table/motions/deeds.ts";
import { motion } from "../../../table/motions/motion.ts";
import { layDown, plateOf, type Reaction } from "./reaction.ts";

/** The hand is laid open, and the seat turns to ash. */
export const eliminated: Reaction<"eliminated"> = ({ seat, card }, outcome) => {
  const plate = plateOf(outcome, seat);
  const laid = card === null ? null : layDown(outcome, seat, card);
  const word = shout(outcome.words.t("love-letter.shouts.out"), plate);
  return motion(
    [sound("die"), chorus(appear("smoke", plate, 70), word, shake(4), ...(laid === null ? [] : [laid.flight]))],
    {
      veils: laid?.veils ?? [],
      holds: [plate],
    },
  );
};
