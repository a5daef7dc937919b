import { chorus } from "../../../table/motions/act.ts";
import {
  appear,
  blast,
  bow,
  box,
  burn,
  confetti,
  fly,
  land,
  launch,
  punch,
  shake,
  snip,
  sound,
  unearth,
  wait,
  wobble,
} from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { takenDown } from "./armageddon.ts";
import { plateOf, type Reactions, startsOf } from "./reaction.ts";

/** Drawn kittens, and the fate of the player. */
export const deaths: Reactions<"saved" | "kitten-hidden" | "exploded" | "died" | "returned" | "game-over"> = {
  /** The save flies to the kitten: scissors close on the fuse, or dirt bursts. The Godcat does not stay discarded. */
  saved: ({ seat, card, as }, change) => {
    const [from = "hand"] = startsOf(change, seat, [card]);
    const end = as === "zombie-kitten" ? appear("dirt", "stage", 90, 380) : snip();
    const away = card === "godcat" ? [] : [fly(card, "stage", "discard", { ms: 180, arc: 0 })];
    return motion(fly(card, from, "stage", { ms: 280, spin: -12 }), sound("defuse"), end, ...away);
  },

  /**
   * The kitten goes into its box, and the whole pile wobbles evenly, so that the animation does not reveal the slot.
   */
  "kitten-hidden": () => motion(sound("hide"), box("exploding-kitten", "stage"), wobble()),

  /** The kitten burns; a blast on the felt, the hand flies out, the cat goes up, and its seat turns to ash. */
  exploded: (event, change) => {
    const { seat, hand, cause } = event;
    if (cause === "devilcat") return takenDown(event, hand, change);
    const shout = change.words.t("kittens.shouts.kaboom");
    return motion(
      sound("burn"),
      burn(),
      land(),
      sound("explode"),
      chorus(
        blast(shout, hand, plateOf(change, seat)),
        launch(change.words.who(seat).avatar, `avatar:${seat}`),
        shake(7),
      ),
    );
  },

  /** Smoke at the seat; the kitten that killed the player moves in front of it. */
  died: (event, change) => {
    if (event.cause === "devilcat") return takenDown(event, [], change);
    const plate = plateOf(change, event.seat);
    return motion(
      sound("die"),
      chorus(appear("smoke", plate), shake(5), fly("exploding-kitten", "stage", plate)),
      land(),
      punch(plate),
    );
  },

  /** Dirt bursts, a paw comes up, a cat climbs out, and the seat regains its colour. */
  returned: ({ seat }, change) =>
    motion(
      sound("undead"),
      unearth(plateOf(change, seat), change.words.who(seat).avatar, `avatar:${seat}`),
      sound("yup"),
    ),

  /** The table comes to rest; then the last cat takes its bow under confetti. */
  "game-over": ({ winner }, { words }) =>
    motion(
      wait(600),
      land(),
      sound("win"),
      chorus(bow(words.who(winner).avatar, `avatar:${winner}`), confetti()),
      wait(400),
    ),
};
