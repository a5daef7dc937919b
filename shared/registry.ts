import { gameRegistry } from "./net/games.ts";
import { wiredKittens } from "./net/kittens.ts";
import { wiredLoveLetter } from "./net/love-letter.ts";

/** The only list of games. */
export const games = gameRegistry([wiredKittens, wiredLoveLetter]);
