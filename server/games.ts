import { kittens } from "../shared/games/kittens/game.ts";
import { loveLetter } from "../shared/games/love-letter/game.ts";
import { kittensSync } from "./sync/kittens.ts";
import { loveLetterSync } from "./sync/love-letter.ts";
import { hosted, hostedGames } from "./tables/games.ts";

/** The games of this server. */
export const games = hostedGames([
  hosted(kittens, "steady", kittensSync),
  hosted(loveLetter, "steady", loveLetterSync),
]);
