import { isFairTarget, type Temper } from "../../../core/bots.ts";
import type { PlayCommand } from "../../../core/commands.ts";
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

/**
 * Plays like a beginner: a random card against a random player, but never a play that is sure to lose. It chooses an
 * unfair target only if every other play is absurd.
 */
export function createEasyBot(temper: Temper | null): Bot<LoveLetterView> {
  const steady = createSteadyBot(temper);
  return (view, chance, past) => {
    const { viewer, pending } = view;
    if (viewer === "spectator" || pending !== null) return steady(view, chance);
    const isFair = ({ target }: PlayCommand) =>
      past === undefined || target === undefined || target === viewer || isFairTarget(past, target);
    const sane = legalPlays(view, viewer).filter((play) => playValue(view, viewer, play) >= absurd);
    const fair = sane.filter(isFair);
    const plays = fair.length > 0 ? fair : sane;
    if (plays.length === 0) return steady(view, chance);
    if (chance() >= heedless) {
      const command = steady(view, chance);
      return command.type !== "play" || plays.includes(command) ? command : pick(plays, chance);
    }
    const title = pick([...new Set(plays.map(({ cards }) => cards[0]))], chance);
    return pick(
      plays.filter(({ cards }) => cards[0] === title),
      chance,
    );
  };
}
