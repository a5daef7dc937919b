import type { GameConfig, Seat } from "../core/game.ts";
import { type GameBatch, type GameView, isToldOf, isViewOf } from "../net/games.ts";
import type { AnyCoached } from "./coached.ts";
import type { Hint } from "./report.ts";

/** What a seat knows at a moment: all that it was told, from the deal on, and what it sees. */
export interface Knowledge {
  readonly config: GameConfig;
  readonly seat: Seat;
  readonly story: GameBatch;
  readonly seen: GameView;
}

/**
 * What the expert would do now.
 * @param seed any text; all chance of its thoughts comes from it.
 * @returns null if the seat has nothing to do.
 */
export const hintFor = (game: AnyCoached, { config, seat, story, seen }: Knowledge, seed: string): Hint | null =>
  game.use(({ definition, thinker, reason }) => {
    if (!isToldOf(definition, story) || !isViewOf(definition, seen)) return null;
    const legal = definition.legal(seen.view);
    if (legal.length === 0) return null;
    const mind = thinker.mind({ config, seat, seed, temper: null });
    mind.told(story.events);
    const [best, next] = mind.consider(seen.view);
    if (!best) return null;
    const { command, chance } = best;
    const why = legal.length === 1 ? ({ code: "only-choice" } as const) : reason(seen.view, command);
    return { command, chance, over: next?.chance ?? null, reason: why };
  });
