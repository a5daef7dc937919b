import type { EventOf } from "../../../../shared/games/kittens/events.ts";
import {
  animation,
  appear,
  blast,
  bow,
  box,
  burn,
  clear,
  confetti,
  duel,
  fly,
  inferno,
  land,
  launch,
  punch,
  shake,
  snip,
  sound,
  type TableAnimation,
  unearth,
  wait,
  wobble,
} from "../../../table/animations/animation.ts";
import { detached, type Fighter, parallel } from "../../../table/animations/steps.ts";
import { findDestination, panelAnchor, startsOf } from "../../animate-events.ts";
import type { AnimationInput, EventAnimations } from "./event-animation.ts";
import { implosion } from "./imploding.ts";

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
    if (cause === "implosion") return implosion(event, change);
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

  /** The table comes to rest; then the last cat takes its bow, under confetti unless the viewer has lost. */
  "game-over": ({ winner }, { labels, after }) => {
    const bows = bow(labels.who(winner).avatar, `avatar:${winner}`);
    const hasLost = !labels.isMe(winner) && after.seats.some((_, seat) => labels.isMe(seat));
    const end = hasLost ? [sound("crown"), bows] : [sound("win"), parallel(bows, confetti())];
    return animation(wait(600), land(), ...end, wait(400));
  },
};

/** The duel of Godcat and Devilcat. */
export const armageddon: EventAnimations<"armageddon-laid" | "armageddon-revealed"> = {
  /** Two equal backs come down, one in front of each of the two players. */
  "armageddon-laid": ({ seat, opponent }, change) => {
    const lay = (who: typeof seat) => fly("playmat", "stage", panelAnchor(change, who), { ms: 420 });
    return animation(sound("duel"), parallel(lay(seat), lay(opponent)), land(), shake(3));
  },

  /** The stare-down. Then the Godcat goes to its owner, and the Devilcat comes to the middle to attack its own. */
  "armageddon-revealed": (event, change) => {
    const { seat, opponent, swapped, godcat } = event;
    const fighter = (who: typeof seat): Fighter => ({
      card: who === godcat ? "godcat" : "devilcat",
      avatar: change.labels.who(who).avatar,
      fate: who === godcat ? "glows" : "burns",
    });
    const [blessed, doomed] = godcat === seat ? (["duel:0", "duel:1"] as const) : (["duel:1", "duel:0"] as const);
    return animation(
      sound("duel"),
      duel([fighter(seat), fighter(opponent)], { swapped }),
      land(),
      parallel(
        fly("godcat", blessed, findDestination(change, godcat, "godcat"), { ms: 340 }),
        fly("devilcat", doomed, "stage", { ms: 280, arc: 0 }),
      ),
      detached(clear()),
    );
  },
};

/** The Devilcat takes its owner down, with a trident and flames from below, and goes back to the playmat. */
function takenDown(
  { seat }: EventOf<"exploded" | "died">,
  cards: readonly string[],
  change: AnimationInput,
): TableAnimation {
  const shout = change.labels.t("kittens.shouts.takenDown");
  const away = fly("devilcat", "stage", "mat:devilcat", { ms: 260 });
  return animation(
    land(),
    sound("inferno"),
    parallel(inferno(shout, cards, panelAnchor(change, seat)), away, shake(7)),
  );
}
