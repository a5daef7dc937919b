import type { Temper } from "../../../core/bots.ts";
import type { Command } from "../../../core/commands.ts";
import type { Bot } from "../../../core/definition.ts";
import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { pickBest } from "../../../core/pick.ts";
import { countLiving } from "../lives.ts";
import { isDeadly } from "../odds.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { cardValue, leastOf } from "./card-priorities.ts";
import { answerPlay } from "./nope.ts";
import { type PlayStyle, playStyleOf } from "./play-style.ts";
import { saveItself } from "./save.ts";
import { takeTurn } from "./turn.ts";

/** Plays sensibly: saves its saves, considers the odds, Nopes harmful plays, and leaves kittens to others. */
export function createSteadyBot(temper: Temper | null): Bot<KittensView> {
  const manner = playStyleOf(temper);
  return (view, chance) => playSteadily(view, manner, chance);
}

const anyTarget = () => true;

export const steady = createSteadyBot(null);

/** @param mayChoose whether it may choose a player; if it must choose one, it may choose any where none is left. */
export function playSteadily(
  view: KittensView,
  manner: PlayStyle,
  chance: () => number,
  mayChoose: (target: Seat) => boolean = anyTarget,
): Command {
  const { viewer, pending, hand } = view;
  if (viewer === "spectator") throw new Error("a bot needs a seat");
  const top = pending.at(-1);
  switch (top?.kind) {
    case undefined:
      return takeTurn(view, viewer, manner, chance, mayChoose);
    case "nope":
      return answerPlay(view, viewer, top, manner);
    case "clairvoyance":
      return watch(view, viewer);
    case "save":
      return saveItself(view, top, chance);
    case "insert":
      return { type: "insert", position: hidingPlace(view, chance) };
    case "arrange":
      return { type: "arrange", order: arrangement(view, top.count) };
    case "give":
      return { type: "give", card: leastOf(hand, chance) };
    case "take":
      return { type: "take", card: dearestOf(view.discard, chance) };
    case "pick":
      return view.godcat === top.from ? { type: "pick", card: "godcat" } : { type: "pick" };
    case "keep":
      return { type: top.card !== null && isDeadly(top.card, view.faceUp) ? "return" : "keep" };
    case "lay":
      return layCards(view, viewer, chance, mayChoose);
    case "stay":
      return stayOrSwap(chance);
    case "stop":
      return { type: "stop" };
    default:
      return assertNever(top);
  }
}

/** Plays Clairvoyance once if it is alive, to see where the kitten goes. The Dead draw no cards (K50). */
function watch({ hand, seats, pending }: KittensView, seat: Seat): Command {
  const watches = pending.some((decision) => decision.kind === "insert" && decision.watchers.includes(seat));
  const wants = seats[seat]?.life === "living" && !watches && hand.includes("clairvoyance-now");
  return wants ? { type: "play", cards: ["clairvoyance-now"] } : { type: "pass" };
}

const dearestOf = (discard: readonly CardId[], chance: () => number): CardId =>
  pickBest(discard, (card) => cardValue(card, discard), chance);

/**
 * Lays the Armageddon cards in random order (K40). The target has the fewest cards, so it is the least likely to have a
 * save.
 */
function layCards(view: KittensView, seat: Seat, chance: () => number, mayChoose: (target: Seat) => boolean): Command {
  const others = view.seats.flatMap(({ life }, other) => (life === "living" && other !== seat ? [other] : []));
  const fair = others.filter(mayChoose);
  const target = pickBest(fair.length > 0 ? fair : others, (other) => -(view.seats[other]?.cards ?? 0), chance);
  return { type: "lay", card: chance() < 0.5 ? "godcat" : "devilcat", target };
}

/** Chooses at random, because a predictable player loses. */
const stayOrSwap = (chance: () => number): Command => ({ type: chance() < 0.5 ? "stay" : "swap" });

/**
 * Orders the cards on top: the most valuable for its own turns, then the deadly ones for the players after it, worst
 * first, then the others.
 */
export function arrangement({ known, owes, faceUp, hand }: KittensView, count: number): readonly number[] {
  const places = [...Array(count).keys()];
  const worth = (place: number): number => {
    const card = known[place] ?? null;
    if (card === null) return 0;
    return isDeadly(card, faceUp) ? (card === "imploding-kitten" ? -2 : -1) : cardValue(card, hand);
  };
  const ranked = places.toSorted((one, other) => worth(other) - worth(one));
  const own = ranked.slice(0, owes);
  return [...own, ...ranked.slice(owes).toReversed()];
}

/**
 * Chooses a position below the cards that this seat draws next. Mostly another player draws it before this seat's next
 * turn.
 */
export function hidingPlace(view: KittensView, chance: () => number): number {
  const { pile, owes, turn, viewer } = view;
  const own = Math.min(pile, turn === viewer ? owes - 1 : 0);
  const others = countLiving(view) - 1;
  const places = chance() < 0.2 ? pile - own + 1 : others;
  return Math.min(pile, own + Math.floor(chance() * places));
}
