import { kittens } from "./games/kittens/game.ts";
import { loveLetter } from "./games/love-letter/game.ts";
import { gameRegistry, wired } from "./net/games.ts";
import { readKittensView } from "./net/kittens.ts";
import { readLoveLetterView } from "./net/love-letter.ts";

/** The only list of games. */
export const games = gameRegistry([
  wired({ definition: kittens, read: readKittensView }),
  wired({ definition: loveLetter, read: readLoveLetterView }),
]);
