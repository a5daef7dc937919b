import type { EventOf } from "../../../../shared/games/kittens/events.ts";
import {
  animation,
  fly,
  implode,
  land,
  pull,
  punch,
  revolve,
  rise,
  shake,
  sound,
  type TableAnimation,
  turn,
  wait,
  wobble,
} from "../../../table/animations/animation.ts";
import { parallel, staggered } from "../../../table/animations/steps.ts";
import { panelAnchor } from "../../animate-events.ts";
import { drawnCard, lifted, readingMs, risen } from "./draws.ts";
import type { AnimationInput, EventAnimations } from "./event-animation.ts";

const kitten = "imploding-kitten";

/** The cards of Imploding Kittens: the face-up kitten, Reverse, Draw from the Bottom and Alter the Future. */
export const imploding: EventAnimations<
  | "bottom-card-drawn"
  | "bottom-kitten-drawn"
  | "imploding-drawn"
  | "imploding-hidden"
  | "imploding-surfaced"
  | "imploding-looked-at"
  | "reversed"
  | "alter-began"
  | "future-altered"
> = {
  /** The pile rises by a card, and the lowest slides out under it. */
  "bottom-card-drawn": (event, change) => drawnCard(event, change, "bottom"),

  "bottom-kitten-drawn": ({ seat }, change) =>
    animation(
      lifted(seat, change, { from: "bottom" }),
      turn("exploding-kitten"),
      sound("kitten"),
      land(),
      wait(readingMs),
    ),

  /** Everything is drawn towards the card and let go. Face up on top, all saw it come; else it turns over first. */
  "imploding-drawn": ({ seat, from, faceUp }, change) => {
    // The pile must not go on showing the kitten that rises from it.
    if (from === "top" && faceUp)
      return animation(land(), lifted(seat, change, { card: kitten }), sound("hum"), pull(), wait(readingMs / 2));
    const origin = from === "bottom" ? "bottom" : "top";
    // A kitten that kills stays on the stage until it draws its player in.
    const end = faceUp ? [wait(readingMs / 2), land()] : [land(), wait(readingMs)];
    return animation(lifted(seat, change, { from: origin }), turn(kitten), sound("hum"), pull(), ...end);
  },

  /** The kitten slips back face up, and the whole pile wobbles evenly, so that the animation does not reveal the slot. */
  "imploding-hidden": () => animation(sound("hide"), fly(kitten, "stage", "pile", { ms: 420, arc: 24 }), wobble()),

  /** The pile takes a breath, and the face shows. */
  "imploding-surfaced": () => animation(sound("hum"), punch("pile"), land(), punch("pile")),

  /** All saw it on top. */
  "imploding-looked-at": () => animation(sound("future"), fly(kitten, "pile", "stage", { ms: 520, arc: 0 })),

  /** A light runs half a turn round the table, and the arrows on its rim flip. */
  reversed: ({ direction }) =>
    animation(
      sound("reverse"),
      revolve(direction),
      land(),
      parallel(punch("direction"), punch("direction-right"), shake(2)),
    ),

  /** The cards rise for one pair of eyes. The others see backs rise and sink at that seat. */
  "alter-began": ({ seat, cards }, change) =>
    change.labels.isMe(seat)
      ? risen(cards)
      : animation(
          sound("future"),
          rise(
            cards.map(() => null),
            panelAnchor(change, seat),
          ),
          land(),
        ),

  /** The cards sink into the pile, with no hint of their order. */
  "future-altered": ({ seat, count }, change) => {
    if (!change.labels.isMe(seat)) return animation(sound("settle"), punch("pile"));
    const backs = Array.from({ length: count }, () => fly(null, "stage", "pile", { ms: 300, arc: 20 }));
    return animation(sound("settle"), staggered(60, backs), punch("pile"));
  },
};

/** The player is drawn into a spiral behind the kitten: the opposite of an explosion. */
export const implosion = ({ seat, hand }: EventOf<"exploded">, change: AnimationInput): TableAnimation =>
  animation(
    sound("implode"),
    implode({
      text: change.labels.t("kittens.shouts.implosion"),
      card: kitten,
      cards: hand,
      avatar: change.labels.who(seat).avatar,
      at: `avatar:${seat}`,
      seat: panelAnchor(change, seat),
    }),
    land(),
  );
