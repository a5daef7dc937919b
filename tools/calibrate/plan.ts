import { coachedGame } from "../../shared/coach/registry.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { games } from "../../shared/registry.ts";
import { type Bin, count, emptyBins } from "./bins.ts";
import { momentOf } from "./moments.ts";

export interface Plan {
  readonly games: number;
  /** Any text; the same text gives the same moments. */
  readonly seed: string;
  /** Number of rollouts of each moment. */
  readonly rounds: number;
  /** Null: all editions. */
  readonly edition: string | null;
}

/** Every edition with every number of players, in turn. */
const configs: readonly GameConfig[] = games.editions.all.flatMap(({ id, seats: [fewest, most] }) =>
  Array.from({ length: most - fewest + 1 }, (_, more) => ({ edition: id, players: fewest + more, options: {} })),
);

/** Evaluates one moment of one game of a plan. */
export function askAbout({ seed, rounds, edition }: Plan, number: number): readonly Bin[] {
  const chosen = configs.filter((config) => config.edition === (edition ?? config.edition));
  const config = chosen[number % chosen.length];
  const game = config && coachedGame(games.gameOf(config.edition).id);
  if (!game) throw new Error("a game without a coach");
  const bins = emptyBins();
  for (const { told, won } of momentOf(game, { config, seed: `${seed} ${number}`, rounds })) count(bins, told, won);
  return bins;
}
