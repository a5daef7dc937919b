import { gameOfEdition, games } from "../../shared/games/registry.ts";
import { kittensPart } from "../sync/kittens.ts";
import { loveLetterPart } from "../sync/love-letter.ts";
import { matchOf, type StartMatch } from "./match.ts";

/** How each game is put on a table. */
const starts = {
  kittens: matchOf(games.kittens, "steady", kittensPart),
  "love-letter": matchOf(games["love-letter"], "steady", loveLetterPart),
} as const;

/** Begins a game of the edition that the settings name. */
export const startMatch: StartMatch = (table, config, deal) => {
  const game = gameOfEdition(config.edition);
  if (game === null) throw new Error(`no game has an edition ${config.edition}`);
  return starts[game](table, config, deal);
};
