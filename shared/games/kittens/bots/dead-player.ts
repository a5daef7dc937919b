import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { legal } from "../engine.ts";
import { countLiving } from "../lives.ts";
import { kittenOdds } from "../odds.ts";
import type { KittensView } from "../view.ts";
import { titlesFor, type Use } from "./card-priorities.ts";

/**
 * Chooses a NOW card of a Dead seat: Feed the Dead on itself, or a shuffle of a known kitten against the last two
 * players.
 */
export function nowFromTheGrave(view: KittensView, seat: Seat): Command | null {
  const plays = legal(view).filter((command) => command.type === "play");
  const fed = plays.find(({ cards, target }) => isFor("feed", cards) && target === seat);
  const shuffled = plays.find(({ cards }) => isFor("shuffle", cards));
  return fed ?? (countLiving(view) === 2 && kittenOdds(view) === 1 ? shuffled : undefined) ?? null;
}

const isFor = (use: Use, [title]: readonly string[]): boolean => titlesFor(use).some((each) => each === title);

/**
 * Returns a NOW card of a Dead player: the Dead may play it without a pending play (K49). The living save their NOW
 * cards for their own turns.
 */
export function interject(view: KittensView): Command | null {
  const { viewer, seats } = view;
  return viewer !== "spectator" && seats[viewer]?.life === "dead" ? nowFromTheGrave(view, viewer) : null;
}
