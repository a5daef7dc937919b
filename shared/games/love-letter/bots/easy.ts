import type { Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import { oneOf } from "../../../core/one-of.ts";
import { legalPlays } from "../legal-plays.ts";
import type { LoveLetterView } from "../view.ts";
import { steadyOf } from "./steady.ts";
import { worthOfPlay } from "./worth.ts";

/** The share of plays at which it does not think. */
const heedless = 0.9;

/** A play of less worth is absurd: the King Cat laid down, or a guess that cannot be right. */
const absurd = -0.5;

/** Plays like somebody new: either card, against anybody, but nothing that is sure to lose. */
export function easyOf(temper: Temper | null): Bot<LoveLetterView> {
  const steady = steadyOf(temper);
  return (view, chance) => {
    const { viewer, pending } = view;
    if (viewer === "spectator" || pending !== null || chance() >= heedless) return steady(view, chance);
    const plays = legalPlays(view, viewer).filter((play) => worthOfPlay(view, viewer, play) >= absurd);
    if (plays.length === 0) return steady(view, chance);
    const title = oneOf([...new Set(plays.map(({ cards }) => cards[0]))], chance);
    return oneOf(
      plays.filter(({ cards }) => cards[0] === title),
      chance,
    );
  };
}
