import { chorus, loose, row } from "../../../table/motions/act.ts";
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
} from "../../../table/motions/cues.ts";
import { along, motion } from "../../../table/motions/motion.ts";
import { letter, plateOf, type Reactions } from "./reaction.ts";

/** Duration of the recap after a round, in ms. */
const recapTime = 3200;

/** Beginnings and ends of rounds and turns. */
export const rounds: Reactions<
  "round-began" | "dealt" | "turn-began" | "shield-ended" | "card-drawn" | "round-over" | "game-over"
> = {
  /** All cards are shuffled, and one is set aside. */
  "round-began": () => motion(land(), sound("shuffle"), wobble(), fly(null, "pile", "aside", { ms: 300 })),

  /** All players get a letter. */
  dealt: ({ seat, card }, change) => along(letter(change, "pile", seat, card, 340)),

  /** The ring jumps to the next panel. A sound calls the viewer. */
  "turn-began": ({ seat }, change) => {
    const { words, turnBefore } = change;
    const plate = plateOf(change, seat);
    const call = words.isMe(seat) ? [sound("turn")] : [];
    const jump = turnBefore === null || turnBefore === seat ? punch(plate) : hop(plateOf(change, turnBefore), plate);
    return motion(land(), ...call, loose(jump));
  },

  /** The bubble bursts, as the turn begins. */
  "shield-ended": ({ seat }, change) =>
    motion(land(), sound("seal"), loose(appear("shield-bubble", plateOf(change, seat), 60, 360))),

  /** A letter from the pile, or the card set aside. */
  "card-drawn": ({ seat, from, card }, change) =>
    motion(sound("draw"), letter(change, from === "pile" ? "pile" : "aside", seat, card, 420), sound("seal")),

  /** A token flies to each winner of the round, and the recap is shown. */
  "round-over": ({ result }, change) => {
    const rewards = result.winners.map((seat) => {
      const plate = plateOf(change, seat);
      return row(
        carry("token", "stage", plate, 70, 400),
        shout(change.words.t("love-letter.shouts.token"), plate, 480),
      );
    });
    return motion(land(), sound("token"), chorus(...rewards), wait(recapTime));
  },

  /** The winner takes a bow under confetti. */
  "game-over": ({ winners }, { words }) => {
    const bows = winners.slice(0, 1).map((seat) => bow(words.who(seat).avatar, `avatar:${seat}`));
    return motion(wait(600), land(), sound("win"), chorus(...bows, confetti()), wait(400));
  },
};
