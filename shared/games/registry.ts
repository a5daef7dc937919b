import { kittens } from "./kittens/game.ts";
import { loveLetter } from "./love-letter/game.ts";

/** The only list of games. */
export const games = { kittens, "love-letter": loveLetter } as const;

export type GameId = keyof typeof games;

const gameIds: readonly GameId[] = ["kittens", "love-letter"];

/** The game that an edition belongs to, or null if there is no such edition. */
export function gameOfEdition(edition: string): GameId | null {
  return gameIds.find((id) => games[id].editions.some((info) => info.id === edition)) ?? null;
}
