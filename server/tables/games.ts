import { gameOfEdition, games } from "../../shared/games/registry.ts";
import { kittensSync } from "../sync/kittens.ts";
import { loveLetterSync } from "../sync/love-letter.ts";
import { runningGameOf, type StartGame } from "./running-game.ts";

/** How each game is put on a table. */
const starts = {
  kittens: runningGameOf(games.kittens, "steady", kittensSync),
  "love-letter": runningGameOf(games["love-letter"], "steady", loveLetterSync),
} as const;

/** Begins a game of the edition that the settings name. */
export const startGame: StartGame = (table, config, deal) => {
  const game = gameOfEdition(config.edition);
  if (game === null) throw new Error(`no game has an edition ${config.edition}`);
  return starts[game](table, config, deal);
};
