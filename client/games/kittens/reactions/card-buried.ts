import { fly, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { left, plateOf, type Reaction } from "./reaction.ts";

/** A card goes into the draw pile; only its giver sees which. */
export const cardBuried: Reaction<"card-buried"> = ({ seat, card }, aftermath) => {
  const [from] = left(aftermath, seat, card === null ? [] : [card]);
  return openly(sound("hide"), fly(card, from ?? plateOf(aftermath, seat), "pile", { ms: 360 }), wobble());
};
