import { kittens } from "../shared/games/kittens/game.ts";
import { loveLetter } from "../shared/games/love-letter/game.ts";
import { kittensSync } from "./sync/kittens.ts";
import { loveLetterSync } from "./sync/love-letter.ts";
import { botOf, hosted, hostedGames } from "./tables/games.ts";

/** The games of this server. */
export const games = hostedGames([
  hosted(kittens, botOf(kittens, "steady"), kittensSync),
  hosted(loveLetter, botOf(loveLetter, "steady"), loveLetterSync),
]);
