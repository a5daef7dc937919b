import { animation } from "../../../table/animations/animation.ts";
import {
  appear,
  carry,
  clear,
  duel,
  fly,
  land,
  punch,
  shake,
  shout,
  sound,
  stamp,
  topple,
  wait,
  wobble,
} from "../../../table/animations/step-builders.ts";
import { detached, type Fighter, parallel, sequence, staggered } from "../../../table/animations/steps.ts";
import { crossOver, type EventAnimations, laidDown, plateOf } from "./event-animation.ts";

/** Effects of played cards. */
export const effects: EventAnimations<
  | "card-played"
  | "found-nobody"
  | "nothing-happened"
  | "pile-was-empty"
  | "guessed"
  | "compared"
  | "eliminated"
  | "hands-swapped"
  | "king-cat-taken"
  | "juggled"
  | "laid-down"
  | "shielded"
> = {
  /** One of two cards is placed in front of its player. */
  "card-played": ({ play }, change) =>
    animation(sound("play"), laidDown(change, play.seat, play.card), land(), shake(2)),

  /** A shrug: there is no legal target. */
  "found-nobody": ({ seat }, { labels }) =>
    animation(sound("nothing"), shout(labels.t("love-letter.shouts.nobody"), `front:${seat}`)),

  /** Looks the same for every reason. */
  "nothing-happened": ({ seat }, { labels }) =>
    animation(sound("nothing"), shout(labels.t("love-letter.shouts.nothing"), `front:${seat}`)),

  /** A paw reaches into an empty pile. */
  "pile-was-empty": ({ seat }, { labels }) =>
    animation(sound("nothing"), shout(labels.t("love-letter.shouts.nothing"), `front:${seat}`)),

  /** The guessed card is shown, held against the other hand, and stamped right or wrong. */
  guessed: ({ seat, target, guess, right }, change) => {
    const hand = plateOf(change, target);
    const word = change.labels.t(right ? "love-letter.shouts.right" : "love-letter.shouts.wrong");
    const verdict = stamp(word, hand, right ? "yes" : "no", 480, right ? 1.5 : 1);
    return animation(
      fly(guess, plateOf(change, seat), "stage", { ms: 300 }),
      wait(300),
      fly(guess, "stage", hand, { ms: 260 }),
      sound(right ? "right" : "wrong"),
      right
        ? parallel(
            verdict,
            sequence(wait(190), parallel(shake(7), detached(appear("star", `avatar:${seat}`, 70, 600)))),
          )
        : parallel(verdict, shake(1)),
    );
  },

  /** Two cards face off. The two players see them turn over, the others only see backs. The lower one sinks. */
  compared: ({ seat, target, cards, lower }, { labels }) => {
    const [one = null, other = null] = cards ?? [];
    const side = (who: typeof seat, card: string | null): Fighter => ({
      card,
      avatar: labels.who(who).avatar,
      fate: who === lower ? "sinks" : "stays",
    });
    const fight = duel([side(seat, one), side(target, other)], { back: null, ms: 2100 });
    const equal = lower === null ? [sound("wrong"), shout(labels.t("love-letter.shouts.equal"), "stage", 500)] : [];
    return animation(sound("duel"), fight, ...equal, land(), clear());
  },

  /** The hand is laid face up, and the seat turns to ash. From a King the crown falls first. */
  eliminated: ({ seat, card }, change) => {
    const plate = plateOf(change, seat);
    const word = shout(change.labels.t("love-letter.shouts.out"), plate);
    const laid = card === null ? [] : [laidDown(change, seat, card)];
    const fallen = card === "king-cat" ? [sound("crown"), topple("crown", plate, 74)] : [];
    return animation(...laid, land(), ...fallen, sound("die"), parallel(appear("smoke", plate, 70), word, shake(4)));
  },

  /** Two hands cross over. */
  "hands-swapped": ({ seat, target, given, got }, change) => crossOver(change, [seat, given], [target, got]),

  /** The King Cat changes hands, visible to all. */
  "king-cat-taken": ({ seat, from, given }, change) => {
    const [crowned, robbed] = [plateOf(change, seat), plateOf(change, from)];
    const { act } = crossOver(change, [seat, given], [from, "king-cat"]);
    return animation(sound("crown"), parallel(act, carry("crown", robbed, crowned, 84, 620)), punch(crowned));
  },

  /** All hands fly into the pile, which wobbles. */
  juggled: ({ hands }, change) => {
    const flights = hands.map((seat) => fly(null, plateOf(change, seat), "pile", { ms: 320, spin: 180, arc: 90 }));
    return animation(sound("shuffle"), staggered(50, flights), wobble());
  },

  /** Charmed: the hand is laid down. */
  "laid-down": ({ seat, card }, change) =>
    animation(sound("steal"), appear("star", plateOf(change, seat), 50, 420), laidDown(change, seat, card)),

  /** A bubble closes round the hand. */
  shielded: ({ seat }, change) => {
    const plate = plateOf(change, seat);
    return animation(sound("shield"), parallel(appear("shield-bubble", plate, 110), punch(plate)));
  },
};
