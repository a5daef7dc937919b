import type { GameConfig } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";

const mostTries = 20_000;

/** @returns the first of many seeds whose deal is as it should be; `fits` may play on with the state it is given. */
export function seedWhere(config: GameConfig, fits: (state: KittensState) => boolean): string {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seed = `deal ${tries}`;
    if (fits(kittens.setup(config, seed).state)) return seed;
  }
  throw new Error(`none of ${mostTries} deals is as it should be`);
}
