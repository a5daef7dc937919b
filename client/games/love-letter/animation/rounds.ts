import { along, animation } from "../../../table/animations/animation.ts";
import {
  appear,
  bow,
  carry,
  confetti,
  fly,
  hop,
  land,
  punch,
  shout,
  sound,
  wait,
  wobble,
} from "../../../table/animations/step-builders.ts";
import { detached, parallel, sequence } from "../../../table/animations/steps.ts";
import { type EventAnimations, letter, plateOf } from "./event-animation.ts";

/** Duration of the recap after a round, in ms. */
const recapTime = 3200;

/** Beginnings and ends of rounds and turns. */
export const rounds: EventAnimations<
  "round-began" | "dealt" | "turn-began" | "shield-ended" | "card-drawn" | "round-over" | "game-over"
> = {
  /** All cards are shuffled, and one is set aside. */
  "round-began": () => animation(land(), sound("shuffle"), wobble(), fly(null, "pile", "aside", { ms: 300 })),

  /** All players get a letter. */
  dealt: ({ seat, card }, change) => along(letter(change, "pile", seat, card, 340)),

  /** The ring jumps to the next panel. A sound calls the viewer. */
  "turn-began": ({ seat }, change) => {
    const { labels, turnBefore } = change;
    const plate = plateOf(change, seat);
    const call = labels.isMe(seat) ? [sound("turn")] : [];
    const jump = turnBefore === null || turnBefore === seat ? punch(plate) : hop(plateOf(change, turnBefore), plate);
    return animation(land(), ...call, detached(jump));
  },

  /** The bubble bursts, as the turn begins. */
  "shield-ended": ({ seat }, change) =>
    animation(land(), sound("seal"), detached(appear("shield-bubble", plateOf(change, seat), 60, 360))),

  /** A letter from the pile, or the card set aside. */
  "card-drawn": ({ seat, from, card }, change) =>
    animation(sound("draw"), letter(change, from === "pile" ? "pile" : "aside", seat, card, 420), sound("seal")),

  /** A token flies to each winner of the round, and the recap is shown. */
  "round-over": ({ result }, change) => {
    const rewards = result.winners.map((seat) => {
      const plate = plateOf(change, seat);
      return sequence(
        carry("token", "stage", plate, 70, 400),
        shout(change.labels.t("love-letter.shouts.token"), plate, 480),
      );
    });
    return animation(land(), sound("token"), parallel(...rewards), wait(recapTime));
  },

  /** The winner takes a bow under confetti. */
  "game-over": ({ winners }, { labels }) => {
    const bows = winners.slice(0, 1).map((seat) => bow(labels.who(seat).avatar, `avatar:${seat}`));
    return animation(wait(600), land(), sound("win"), parallel(...bows, confetti()), wait(400));
  },
};
