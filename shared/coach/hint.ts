import type { GameConfig, Seat } from "../core/game.ts";
import { areEventsOf, type GameEvents, type GameView, isViewOf } from "../net/games.ts";
import type { AnyCoached } from "./coached.ts";
import type { Hint } from "./report.ts";

/** Knowledge of a seat at one point in a game: all events that it received, from the deal on, and its view. */
export interface Knowledge {
  readonly config: GameConfig;
  readonly seat: Seat;
  readonly story: GameEvents;
  readonly seen: GameView;
}

/**
 * Computes the expert's command for the current decision.
 *
 * @param seed any text; the source of all randomness of the expert.
 *
 * @returns null if the seat has no decision to make.
 */
export const hintFor = (game: AnyCoached, { config, seat, story, seen }: Knowledge, seed: string): Hint | null =>
  game.use(({ definition, expert: thinker, reason }) => {
    if (!areEventsOf(definition, story) || !isViewOf(definition, seen)) return null;
    const legal = definition.legal(seen.view);
    if (legal.length === 0) return null;
    const mind = thinker.create({ config, seat, seed, temper: null });
    mind.observe(story.events);
    const [best, next] = mind.rateOptions(seen.view);
    if (!best) return null;
    const { command, chance } = best;
    const why = legal.length === 1 ? ({ code: "only-choice" } as const) : reason(seen.view, command);
    return { command, chance, over: next?.chance ?? null, reason: why };
  });
