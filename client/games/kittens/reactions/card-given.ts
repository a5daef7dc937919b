import { chorus } from "../../../table/motions/act.ts";
import { appear, carry, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { handedOver, plateOf, type Reaction } from "./reaction.ts";

/** The card slides over with a heart; if one of the Dead gets it, a paw out of the dirt takes it. */
export const cardGiven: Reaction<"card-given"> = ({ from, to, card }, aftermath) => {
  const { flight, veils } = handedOver(aftermath, from, to, card);
  const goal = plateOf(aftermath, to);
  const dead = aftermath.view.seats[to]?.life === "dead";
  const token = dead ? appear("dirt", goal, 90, 600) : carry("heart", flight.from, flight.to);
  return motion([sound("give"), chorus(flight, token)], { veils });
};
