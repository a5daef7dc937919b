import type { Temper } from "../../../core/bots.ts";
import type { Command } from "../../../core/commands.ts";
import type { Bot } from "../../../core/definition.ts";
import { assertNever } from "../../../core/errors.ts";
import { pickBest } from "../../../core/pick.ts";
import { legalPlays } from "../legal-plays.ts";
import { seatsIn } from "../targets.ts";
import type { LoveLetterView, VisibleInsert } from "../view.ts";
import { handValue, playValue } from "./play-value.ts";
import { temperBonusOf } from "./temper-bonus.ts";

/** Counts cards: plays by the odds of all unseen cards, and by the cards it has seen. */
export const createSteadyBot =
  (temper: Temper | null): Bot<LoveLetterView> =>
  (view, chance) =>
    answer(view, temper, chance);

export const steady = createSteadyBot(null);

function answer(view: LoveLetterView, temper: Temper | null, chance: () => number): Command {
  const { viewer, pending } = view;
  if (viewer === "spectator") throw new Error("a bot needs a seat");
  switch (pending?.kind) {
    case undefined: {
      const plays = legalPlays(view, viewer);
      return pickBest(plays, (play) => playValue(view, viewer, play) + temperBonusOf(temper, view, play), chance);
    }
    case "insert":
      return { type: "insert", position: placeFor(view, pending) };
    case "stay":
      return { type: wantsSetAside(view) ? "swap" : "stay" };
    default:
      return assertNever(pending);
  }
}

/**
 * Puts a good card where the seat draws it next. Gives a bad card to the next player, so that the seat knows that hand.
 */
function placeFor(view: LoveLetterView, { card }: VisibleInsert): number {
  const [own] = view.hand;
  if (card === null || own === undefined || handValue(view, card) <= handValue(view, own)) return 0;
  return Math.min(view.pile.length, seatsIn(view.seats).length - 1);
}

function wantsSetAside(view: LoveLetterView): boolean {
  const { setAside } = view;
  const [own] = view.hand;
  if (setAside === null || setAside === "face-down" || own === undefined) return false;
  return handValue(view, setAside) > handValue(view, own);
}
