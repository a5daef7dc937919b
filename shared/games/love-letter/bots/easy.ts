import type { Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import { oneOf } from "../../../core/one-of.ts";
import { legalPlays } from "../legal-plays.ts";
import type { LoveLetterView } from "../view.ts";
import { steadyOf } from "./steady.ts";
import { worthOfPlay } from "./worth.ts";

/** Share of plays that it makes carelessly. */
const heedless = 0.9;

/** Plays of less value are absurd: laying down the King Cat, or a guess that cannot be right. */
const absurd = -0.5;

/** Plays like a beginner: a random card against a random player, but never a play that is sure to lose. */
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
