import { type Games, gamesOf } from "../game-model/games.ts";
import { kittensOnPage } from "./kittens/game.ts";
import { loveLetterOnPage } from "./love-letter/game.ts";

/** All games of this site. */
export const games: Games = gamesOf([kittensOnPage, loveLetterOnPage]);
