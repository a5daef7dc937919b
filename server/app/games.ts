import { expert as kittensExpert } from "../../shared/games/kittens/bots/expert/expert.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { expert as loveLetterExpert } from "../../shared/games/love-letter/bots/expert/expert.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { kittensSync } from "../sync/kittens.ts";
import { loveLetterSync } from "../sync/love-letter.ts";
import { hosted, hostedGames } from "../tables/games.ts";

/** Games of this server. */
export const games = hostedGames([
  hosted(kittens, kittensSync, kittensExpert),
  hosted(loveLetter, loveLetterSync, loveLetterExpert),
]);
