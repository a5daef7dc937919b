import type { GameConfig } from "../../shared/core/game.ts";

export interface SimulationPlan {
  readonly config: GameConfig;
  readonly games: number;
  readonly seed: string;
  /** One name for each seat. */
  readonly bots: readonly string[];
  /** Whether the bots rotate by one seat with each game. */
  readonly rotate?: boolean;
  readonly check: boolean;
}

/** Bots of one game, by seat. */
export const botsOf = ({ bots, rotate }: SimulationPlan, game: number): readonly string[] => {
  const shift = rotate ? game % bots.length : 0;
  return [...bots.slice(bots.length - shift), ...bots.slice(0, bots.length - shift)];
};
