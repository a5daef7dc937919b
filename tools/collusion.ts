import { Option } from "commander";
import { watchedGames } from "./collusion/games.ts";
import { lookThrough } from "./collusion/scan-games.ts";
import { simulate } from "./collusion/simulate/simulate.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { threadCount, wholeNumber } from "./command-line/values.ts";

const editions = watchedGames.flatMap((game) => game.editions.map(({ id }) => id));

export const program = command(
  "collusion",
  `Computes for each pair of accounts a figure of mutual sparing in games of the public queue, in DATA_DIR or
DATABASE_URL. May run while a server runs. A figure alone must never lead to a sanction (docs/collusion.md).`,
)
  .option("--least <n>", "games that a pair must share", wholeNumber(), 40)
  .option("--json", "print the report as one line of JSON at the end")
  .action(lookThrough)
  .enablePositionalOptions()
  .addCommand(
    command(
      "simulate",
      `Plays games of honest and of colluding players, and ends with one line of JSON. Exits with 1 if fewer than 90 %
of the colluding pairs are detected, or more than 1 % of the honest pairs are suspected.`,
    )
      .option("--pairs <n>", "approximate number of honest pairs", wholeNumber(), 10_000)
      .option("--games <n>", "games of each pair", wholeNumber(), 40)
      .addOption(
        new Option("--edition <id>", "edition to play, at tables of four").choices(editions).default("original"),
      )
      .option("--seed <text>", "seed of all random numbers", "any")
      .option("--threads <n>", "threads that play; the games do not depend on it", threadCount, 1)
      .option("--json", "print only the line of JSON")
      .action(simulate),
  );

if (import.meta.main) await runAsMain(program);
