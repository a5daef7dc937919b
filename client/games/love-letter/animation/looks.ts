import { animation } from "../../../table/animations/animation.ts";
import { appear, fly, rise, sound, wobble } from "../../../table/animations/step-builders.ts";
import { parallel } from "../../../table/animations/steps.ts";
import { type EventAnimations, plateOf } from "./event-animation.ts";

/** Looks at the top card and at the card set aside. */
export const looks: EventAnimations<
  "set-aside-seen" | "set-aside-kept" | "set-aside-swapped" | "top-seen" | "card-put-back"
> = {
  /** The card set aside is dug up; only one player sees it. */
  "set-aside-seen": ({ seat }, change) => {
    const dug = appear("dirt", "aside", 80);
    const up = fly(null, "aside", plateOf(change, seat), { ms: 400 });
    return animation(sound("undead"), change.labels.isMe(seat) ? dug : parallel(dug, up));
  },

  /** The card goes back to its place. */
  "set-aside-kept": ({ seat }, change) =>
    animation(sound("settle"), fly(null, plateOf(change, seat), "aside", { ms: 360 })),

  /** The hand and the card set aside cross over, both face down. */
  "set-aside-swapped": ({ seat }, change) => {
    const hand = plateOf(change, seat);
    return animation(
      sound("give"),
      parallel(fly(null, hand, "aside", { ms: 460, arc: 70 }), fly(null, "aside", hand, { ms: 460, arc: -70 })),
    );
  },

  /** The top card is lifted; only one player sees it. */
  "top-seen": ({ seat, card }, change) =>
    card === null
      ? animation(sound("future"), rise([null], plateOf(change, seat)))
      : animation(sound("future"), fly(null, "pile", "stage", { ms: 420, flip: card })),

  /** The card goes back, and the whole pile wobbles evenly, so that the animation does not reveal the slot. */
  "card-put-back": ({ seat }, change) =>
    animation(sound("hide"), fly(null, plateOf(change, seat), "pile", { ms: 380 }), wobble()),
};
