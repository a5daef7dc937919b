import { best, oneOf } from "../../../core/choice.ts";
import type { Bot } from "../../../core/game.ts";
import { legal } from "../engine.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { answerPlay } from "./nope.ts";
import { takeTurn } from "./turn.ts";
import { worthOf } from "./worth.ts";

/** Plays sensibly: keeps its saves, minds the odds, Nopes what hurts it, and leaves the kitten to others. */
export const steady: Bot<KittensView> = (view, chance) => {
  const { viewer } = view;
  if (viewer === "spectator") throw new Error("a bot needs a seat");
  const top = view.pending.at(-1);
  switch (top?.kind) {
    case undefined:
      return takeTurn(view, chance);
    case "nope":
      return answerPlay(view, viewer, top);
    case "insert":
      return { type: "insert", position: hidingPlace(view, chance) };
    case "give":
      return { type: "give", card: leastOf(view.hand, chance) };
    case "take":
      return { type: "take", card: dearestOf(view.discard, chance) };
    case "save":
    case "pick":
      return oneOf(legal(view), chance);
  }
};

/** Below the cards that this seat itself draws next, and mostly where one of the others draws it before the turn comes back. */
function hidingPlace({ pile, owes, seats }: KittensView, chance: () => number): number {
  const own = Math.min(pile, owes - 1);
  const others = seats.filter(({ life }) => life === "living").length - 1;
  const places = chance() < 0.2 ? pile - own + 1 : others;
  return Math.min(pile, own + Math.floor(chance() * places));
}

const leastOf = (hand: readonly CardId[], chance: () => number): CardId =>
  best(hand, (card) => -worthOf(card, hand), chance);

const dearestOf = (discard: readonly CardId[], chance: () => number): CardId =>
  best(discard, (card) => worthOf(card, discard), chance);
