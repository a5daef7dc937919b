import { kittens } from "./kittens/game.ts";

/** The only list of games. */
export const games = { kittens } as const;

export type GameId = keyof typeof games;

const gameIds: readonly GameId[] = ["kittens"];

/** The game that an edition belongs to, or null if there is no such edition. */
export function gameOfEdition(edition: string): GameId | null {
  return gameIds.find((id) => games[id].editions.some((info) => info.id === edition)) ?? null;
}
