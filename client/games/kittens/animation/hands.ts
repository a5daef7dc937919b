import { animation } from "../../../table/animations/animation.ts";
import {
  appear,
  carry,
  fly,
  punch,
  shout,
  sound,
  swipe,
  wait,
  wobble,
} from "../../../table/animations/step-builders.ts";
import { detached, parallel, type StepOf, type StepTree, sequence } from "../../../table/animations/steps.ts";
import { type EventAnimations, findDestination, handedOver, panelAnchor, startsOf } from "./event-animation.ts";

/** Runs without delaying the theft, because all thefts must have the same duration. */
const glint = ({ ms, to }: StepOf<"swipe">): StepTree =>
  sequence(
    wait(ms * 0.7),
    sound("glint"),
    parallel(...["spark", "scissors-lower", "scissors-upper"].map((part) => appear(part, to, 110, 800))),
  );

/** Cards change hands. */
export const hands: EventAnimations<
  | "card-chosen"
  | "card-given"
  | "card-buried"
  | "card-stolen"
  | "card-taken"
  | "named-card-given"
  | "named-card-missing"
  | "hand-was-empty"
> = {
  /** A nod: the choice is made, the card stays where it is. */
  "card-chosen": ({ seat }, change) => animation(sound("pass"), punch(panelAnchor(change, seat))),

  /** The card slides over with a heart; if one of the Dead gets it, a paw out of the dirt takes it. */
  "card-given": ({ from, to, card }, change) => {
    const flight = handedOver(change, from, to, card);
    const dead = change.after.seats[to]?.life === "dead";
    const token = dead ? appear("dirt", panelAnchor(change, to), 90, 600) : carry("heart", flight.from, flight.to);
    return animation(sound("give"), parallel(flight, token));
  },

  /** A card goes into the draw pile; only its giver sees which. */
  "card-buried": ({ seat, card }, change) => {
    const [from = panelAnchor(change, seat)] = card === null ? [] : startsOf(change, seat, [card]);
    return animation(sound("hide"), fly(card, from, "pile", { ms: 360 }), wobble());
  },

  /** A paw swipes a card back along a bow. Scissors glint on it for the two players who know that it is a Defuse. */
  "card-stolen": ({ from, to, card }, change) => {
    const flight = handedOver(change, from, to, card);
    const theft = swipe(card, flight.from, flight.to);
    return animation(sound("steal"), card === "defuse" ? parallel(theft, detached(glint(theft))) : theft);
  },

  /** The card comes back from the discards, visible to all. */
  "card-taken": ({ seat, card }, change) =>
    animation(sound("give"), fly(card, "discard", findDestination(change, seat, card), { ms: 460, arc: 70 })),

  /** The named card slides over, face up. */
  "named-card-given": ({ from, to, card }, change) => animation(sound("give"), handedOver(change, from, to, card)),

  /** A shrug: the named card is missing. */
  "named-card-missing": ({ from }, change) => animation(sound("nothing"), shout("?", panelAnchor(change, from))),

  /** Empty paws: the hand is empty. */
  "hand-was-empty": ({ seat }, change) => animation(sound("nothing"), shout("0", panelAnchor(change, seat))),
};
