import {
  aim,
  animation,
  appear,
  carry,
  crack,
  fan,
  fly,
  hop,
  land,
  punch,
  shake,
  shout,
  sound,
  stamp,
  swipe,
  wait,
  wobble,
} from "../../../table/animations/animation.ts";
import {
  detached,
  parallel,
  type StepOf,
  type StepTree,
  sequence,
  staggered,
} from "../../../table/animations/steps.ts";
import { findDestination, panelAnchor, startsOf } from "../../animate-events.ts";
import { type EventAnimations, handedOver } from "./event-animation.ts";

/** Force of a Nope. It grows along the chain: 1 for the first, at most 1.6. */
const forceOf = (nopes: number): number => Math.min(1.6, 1 + (nopes - 1) * 0.15);

/** Tilts of tossed cards, in degrees. */
const tilts = [8, -6, 11, -9, 4];

/** Cards are played, Noped and settled. */
export const plays: EventAnimations<
  "card-played" | "noped" | "passed" | "play-settled" | "clairvoyance-over" | "godcat-returned"
> = {
  /** The cards are tossed onto the felt; five different ones fan out and turn round first. */
  "card-played": ({ play }, change) => {
    const from = startsOf(change, play.seat, play.cards);
    if (play.form === "five")
      return animation(sound("fan"), fan(play.cards, from, "link:play"), land(), sound("play"), detached(shake(4)));
    const toss = (card: string, index: number) =>
      fly(card, from[index] ?? "hand", "link:play", { spin: tilts[index % tilts.length] ?? 0, arc: 60 });
    return animation(sound("play"), staggered(70, play.cards.map(toss)), land(), detached(shake(2)));
  },

  /** The Nope flies beside its target, and a stamp slams. A Nope on a Nope cracks that stamp: the play is back. */
  noped: ({ seat, card }, change) => {
    const { labels, nopes } = change;
    const back = nopes % 2 === 0;
    const [no, yes] = [labels.t("kittens-prompt.nope.stampNope"), labels.t("kittens-prompt.nope.stampYup")];
    const link = (number: number) => (number === 0 ? "play" : `nope-${number - 1}`);
    const [from = "hand"] = startsOf(change, seat, [card]);
    const force = forceOf(nopes);
    const slam = stamp(no, `link:${link(nopes - 1)}`, "no", 440, force);
    const turned = sequence(
      crack(back ? no : yes, "link:play", back ? "no" : "yes"),
      stamp(back ? yes : no, "link:play", back ? "yes" : "no", 240, force),
    );
    return animation(
      fly(card, from, `link:${link(nopes)}`, { spin: 10 * force, arc: 40 * force }),
      land(),
      sound(back ? "yup" : "nope", force),
      parallel(nopes === 1 ? slam : parallel(slam, turned), sequence(wait(180), shake(4 * force ** 2))),
    );
  },

  /** Only the player who passed sees a nod. */
  passed: ({ seat }, change) => animation(land(), sound("pass"), detached(punch(panelAnchor(change, seat)))),

  /** The play goes to the discards; a stopped one is stamped there. */
  "play-settled": ({ cancelled, play }, { labels }) => {
    const goalOf = (card: string) => (card === "godcat" ? "mat:godcat" : "discard");
    const away = staggered(
      40,
      play.cards.map((card) => fly(card, "link:play", goalOf(card), { ms: 240, arc: 0 })),
    );
    if (!cancelled) return animation(sound("settle"), away);
    return animation(away, land(), sound("nope"), stamp(labels.t("kittens-prompt.nope.stampNope"), "discard", "no"));
  },

  /** The wait is over, whether or not a player had the card. The pile opens for the kitten. */
  "clairvoyance-over": () => animation(land(), sound("pass"), punch("pile")),

  /** The Godcat goes back to the playmat. */
  "godcat-returned": ({ seat }, change) => {
    const [from = "stage"] = change.before.hand.includes("godcat") ? startsOf(change, seat, ["godcat"]) : [];
    return animation(sound("settle"), fly("godcat", from, "mat:godcat", { ms: 420 }));
  },
};

/** Beginnings and ends of turns. */
export const turns: EventAnimations<"turn-began" | "skipped" | "attacked"> = {
  /**
   * The ring jumps to the next panel. If the same player is on turn again, the panel itself jumps. A sound calls the
   * viewer.
   */
  "turn-began": ({ seat }, change) => {
    const { labels, turnBefore } = change;
    const plate = panelAnchor(change, seat);
    const call = labels.isMe(seat) ? [sound("turn")] : [];
    const jump =
      turnBefore === null || turnBefore === seat ? punch(plate) : hop(panelAnchor(change, turnBefore), plate);
    return animation(land(), ...call, detached(jump));
  },

  /** The player who skips jumps out of the way. */
  skipped: ({ seat }, change) => {
    const plate = panelAnchor(change, seat);
    return animation(sound("skip"), parallel(appear("skip", plate, 84, 420), punch(plate)));
  },

  /** A jagged arrow from the attacker to the target, and the number of turns that the target owes now. */
  attacked: ({ seat, target, owes }, change) => {
    const goal = panelAnchor(change, target);
    return animation(
      sound("attack"),
      parallel(aim(panelAnchor(change, seat), goal), shout(`×${owes}`, goal), punch(goal), shake(3)),
    );
  },
};

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
