import { animation } from "../../../table/animations/animation.ts";
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
} from "../../../table/animations/step-builders.ts";
import { parallel } from "../../../table/animations/steps.ts";
import { takenDown } from "./armageddon.ts";
import { type EventAnimations, panelAnchor, startsOf } from "./event-animation.ts";

/** Drawn kittens, and the fate of the player. */
export const deaths: EventAnimations<"saved" | "kitten-hidden" | "exploded" | "died" | "returned" | "game-over"> = {
  /** The save flies to the kitten: scissors close on the fuse, or dirt bursts. The Godcat does not stay discarded. */
  saved: ({ seat, card, as }, change) => {
    const [from = "hand"] = startsOf(change, seat, [card]);
    const end = as === "zombie-kitten" ? appear("dirt", "stage", 90, 380) : snip();
    const away = card === "godcat" ? [] : [fly(card, "stage", "discard", { ms: 180, arc: 0 })];
    return animation(fly(card, from, "stage", { ms: 280, spin: -12 }), sound("defuse"), end, ...away);
  },

  /**
   * The kitten goes into its box, and the whole pile wobbles evenly, so that the animation does not reveal the slot.
   */
  "kitten-hidden": () => animation(sound("hide"), box("exploding-kitten", "stage"), wobble()),

  /** The kitten burns; a blast on the felt, the hand flies out, the cat goes up, and its seat turns to ash. */
  exploded: (event, change) => {
    const { seat, hand, cause } = event;
    if (cause === "devilcat") return takenDown(event, hand, change);
    const shout = change.labels.t("kittens.shouts.kaboom");
    return animation(
      sound("burn"),
      burn(),
      land(),
      sound("explode"),
      parallel(
        blast(shout, hand, panelAnchor(change, seat)),
        launch(change.labels.who(seat).avatar, `avatar:${seat}`),
        shake(7),
      ),
    );
  },

  /** Smoke at the seat; the kitten that killed the player moves in front of it. */
  died: (event, change) => {
    if (event.cause === "devilcat") return takenDown(event, [], change);
    const plate = panelAnchor(change, event.seat);
    return animation(
      sound("die"),
      parallel(appear("smoke", plate), shake(5), fly("exploding-kitten", "stage", plate)),
      land(),
      punch(plate),
    );
  },

  /** Dirt bursts, a paw comes up, a cat climbs out, and the seat regains its colour. */
  returned: ({ seat }, change) =>
    animation(
      sound("undead"),
      unearth(panelAnchor(change, seat), change.labels.who(seat).avatar, `avatar:${seat}`),
      sound("yup"),
    ),

  /** The table comes to rest; then the last cat takes its bow under confetti. */
  "game-over": ({ winner }, { labels }) =>
    animation(
      wait(600),
      land(),
      sound("win"),
      parallel(bow(labels.who(winner).avatar, `avatar:${winner}`), confetti()),
      wait(400),
    ),
};
