import { sound, swipe } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { handedOver, type Reaction } from "./reaction.ts";

/** A paw swipes a card back along a bow. */
export const cardStolen: Reaction<"card-stolen"> = ({ from, to, card }, aftermath) => {
  const { flight, veils } = handedOver(aftermath, from, to, card);
  return motion([sound("steal"), swipe(card, flight.from, flight.to)], { veils });
};
