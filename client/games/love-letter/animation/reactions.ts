import {
  along,
  animation,
  appear,
  bow,
  carry,
  clear,
  confetti,
  duel,
  fly,
  hop,
  land,
  punch,
  read,
  rise,
  shake,
  shout,
  sound,
  stamp,
  topple,
  wait,
  wobble,
} from "../../../table/animations/animation.ts";
import { detached, type Fighter, parallel, sequence, staggered } from "../../../table/animations/steps.ts";
import { panelAnchor } from "../../animate-events.ts";
import { crossOver, type EventAnimations, laidDown, letter } from "./event-animation.ts";

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
    const hand = panelAnchor(change, target);
    const word = change.labels.t(right ? "love-letter.shouts.right" : "love-letter.shouts.wrong");
    const verdict = stamp(word, hand, right ? "yes" : "no", 480, right ? 1.5 : 1);
    return animation(
      fly(guess, panelAnchor(change, seat), "stage", { ms: 300 }),
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
    const plate = panelAnchor(change, seat);
    const word = shout(change.labels.t("love-letter.shouts.out"), plate);
    const laid = card === null ? [] : [laidDown(change, seat, card)];
    const fallen = card === "king-cat" ? [sound("crown"), topple("crown", plate, 74)] : [];
    return animation(...laid, land(), ...fallen, sound("die"), parallel(appear("smoke", plate, 70), word, shake(4)));
  },

  /** Two hands cross over. */
  "hands-swapped": ({ seat, target, given, got }, change) => crossOver(change, [seat, given], [target, got]),

  /** The King Cat changes hands, visible to all. */
  "king-cat-taken": ({ seat, from, given }, change) => {
    const [crowned, robbed] = [panelAnchor(change, seat), panelAnchor(change, from)];
    const { act } = crossOver(change, [seat, given], [from, "king-cat"]);
    return animation(sound("crown"), parallel(act, carry("crown", robbed, crowned, 84, 620)), punch(crowned));
  },

  /** All hands fly into the pile, which wobbles. */
  juggled: ({ hands }, change) => {
    const flights = hands.map((seat) => fly(null, panelAnchor(change, seat), "pile", { ms: 320, spin: 180, arc: 90 }));
    return animation(sound("shuffle"), staggered(50, flights), wobble());
  },

  /** Charmed: the hand is laid down. */
  "laid-down": ({ seat, card }, change) =>
    animation(sound("steal"), appear("star", panelAnchor(change, seat), 50, 420), laidDown(change, seat, card)),

  /** A bubble closes round the hand. */
  shielded: ({ seat }, change) => {
    const plate = panelAnchor(change, seat);
    return animation(sound("shield"), parallel(appear("shield-bubble", plate, 110), punch(plate)));
  },
};

/** Looks at the top card and at the card set aside. */
export const looks: EventAnimations<
  "set-aside-seen" | "set-aside-kept" | "set-aside-swapped" | "top-seen" | "card-put-back"
> = {
  /** The card set aside is dug up; only one player sees it. */
  "set-aside-seen": ({ seat }, change) => {
    const dug = appear("dirt", "aside", 80);
    const up = fly(null, "aside", panelAnchor(change, seat), { ms: 400 });
    return animation(sound("undead"), change.labels.isMe(seat) ? dug : parallel(dug, up));
  },

  /** The card goes back to its place. */
  "set-aside-kept": ({ seat }, change) =>
    animation(sound("settle"), fly(null, panelAnchor(change, seat), "aside", { ms: 360 })),

  /** The hand and the card set aside cross over, both face down. */
  "set-aside-swapped": ({ seat }, change) => {
    const hand = panelAnchor(change, seat);
    return animation(
      sound("give"),
      parallel(fly(null, hand, "aside", { ms: 460, arc: 70 }), fly(null, "aside", hand, { ms: 460, arc: -70 })),
    );
  },

  /** The top card is lifted; only one player sees it. */
  "top-seen": ({ seat, card }, change) =>
    card === null
      ? animation(sound("future"), rise([null], panelAnchor(change, seat)))
      : animation(sound("future"), fly(null, "pile", "stage", { ms: 420, flip: card })),

  /** The card goes back, and the whole pile wobbles evenly, so that the animation does not reveal the slot. */
  "card-put-back": ({ seat }, change) =>
    animation(sound("hide"), fly(null, panelAnchor(change, seat), "pile", { ms: 380 }), wobble()),
};

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
    const plate = panelAnchor(change, seat);
    const call = labels.isMe(seat) ? [sound("turn")] : [];
    const jump =
      turnBefore === null || turnBefore === seat ? punch(plate) : hop(panelAnchor(change, turnBefore), plate);
    return animation(land(), ...call, detached(jump));
  },

  /** The bubble bursts, as the turn begins. */
  "shield-ended": ({ seat }, change) =>
    animation(land(), sound("seal"), detached(appear("shield-bubble", panelAnchor(change, seat), 60, 360))),

  /** A letter from the pile, or the card set aside. */
  "card-drawn": ({ seat, from, card }, change) =>
    animation(sound("draw"), letter(change, from === "pile" ? "pile" : "aside", seat, card, 420), sound("seal")),

  /** A token flies to each winner of the round, and the recap is shown. */
  "round-over": ({ result }, change) => {
    const rewards = result.winners.map((seat) => {
      const plate = panelAnchor(change, seat);
      return sequence(
        carry("token", "stage", plate, 70, 400),
        shout(change.labels.t("love-letter.shouts.token"), plate, 480),
      );
    });
    return animation(land(), sound("token"), parallel(...rewards), read(recapTime));
  },

  /** The winner takes a bow, under confetti unless the viewer has lost. */
  "game-over": ({ winners }, { labels, after }) => {
    const bows = winners.slice(0, 1).map((seat) => bow(labels.who(seat).avatar, `avatar:${seat}`));
    const hasLost = !winners.some(labels.isMe) && after.seats.some((_, seat) => labels.isMe(seat));
    const end = hasLost ? [sound("crown"), ...bows] : [sound("win"), parallel(...bows, confetti())];
    return animation(wait(600), land(), ...end, wait(400));
  },
};
