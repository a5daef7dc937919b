import type { Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { legalPlays } from "../legal-plays.ts";
import type { LoveLetterView } from "../view.ts";
import { playValue } from "./play-value.ts";
import { createSteadyBot } from "./steady.ts";

/** Share of plays that it makes carelessly. */
const heedless = 0.9;

/** Plays of less value are absurd: laying down the King Cat, or a guess that cannot be right. */
const absurd = -0.5;

/** Plays like a beginner: a random card against a random player, but never a play that is sure to lose. */
export function createEasyBot(temper: Temper | null): Bot<LoveLetterView> {
  const steady = createSteadyBot(temper);
  return (view, chance) => {
    const { viewer, pending } = view;
    if (viewer === "spectator" || pending !== null || chance() >= heedless) return steady(view, chance);
    const plays = legalPlays(view, viewer).filter((play) => playValue(view, viewer, play) >= absurd);
    if (plays.length === 0) return steady(view, chance);
    const title = pick([...new Set(plays.map(({ cards }) => cards[0]))], chance);
    return pick(
      plays.filter(({ cards }) => cards[0] === title),
      chance,
    );
  };
}
