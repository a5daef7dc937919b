import type { AnyCoached } from "./coached.ts";
import { coachedKittens } from "./kittens.ts";
import { coachedLoveLetter } from "./love-letter.ts";

/** Games supported by the coach. */
const games: readonly AnyCoached[] = [coachedKittens, coachedLoveLetter];

/** @returns null if the coach does not support the game. */
export const coachedGame = (id: string): AnyCoached | null => games.find((game) => game.id === id) ?? null;
