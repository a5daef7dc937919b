import { Option } from "commander";
import { watchedGames } from "./collusion/games.ts";
import { lookThrough } from "./collusion/look-through.ts";
import { simulate } from "./collusion/simulate/simulate.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { threadCount, wholeNumber } from "./command-line/values.ts";

const editions = watchedGames.flatMap((game) => game.editions.map(({ id }) => id));

export const program = command(
  "collusion",
  `Gives each pair of accounts a figure of how much they spare one another in games of the public queue, in DATA_DIR or
DATABASE_URL, also while a server runs. A figure is never a sanction by itself (docs/collusion.md).`,
)
  .option("--least <n>", "games that a pair must share", wholeNumber(), 40)
  .option("--json", "close with one line of JSON")
  .action(lookThrough)
  .enablePositionalOptions()
  .addCommand(
    command(
      "simulate",
      `Plays games of honest people and of pairs who spare one another, and closes with one line of JSON. Ends with 1 if
fewer than 90 % of these pairs are found, or more than 1 % of the honest ones accused.`,
    )
      .option("--pairs <n>", "honest pairs, about", wholeNumber(), 10_000)
      .option("--games <n>", "games that each pair shares", wholeNumber(), 40)
      .addOption(
        new Option("--edition <id>", "what they play, at tables of four").choices(editions).default("original"),
      )
      .option("--seed <text>", "all chance comes from it", "any")
      .option("--threads <n>", "threads that play; the games are the same", threadCount, 1)
      .option("--json", "close with nothing but that line")
      .action(simulate),
  );

if (import.meta.main) await runAsMain(program);
