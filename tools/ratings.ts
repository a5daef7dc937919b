import { command, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { picture } from "./ratings/picture.ts";
import { recompute } from "./ratings/recompute.ts";
import { simulate } from "./ratings/simulate.ts";
import { tune } from "./ratings/tune.ts";

export const program = command("ratings", "Simulates how ratings follow strength, and recomputes the saved ratings.")
  .addCommand(
    command(
      "simulate",
      `Plays seasons of players with known strength, and of bots. Exits with 1 if fewer than 90 % of differences of one
class are found within 30 games, if ratings predict games no better than chance, if they drift, or if 100 farmed games
gain as much as 10 honest wins.`,
    )
      .option("--players <n>", "people of a season", wholeNumber(10), 200)
      .option("--games <n>", "games of a season", wholeNumber(1000), 8000)
      .option("--seed <text>", "seed of all random numbers", "any")
      .option("--json", "print the report as one line of JSON at the end")
      .action(simulate),
  )
  .addCommand(
    command("tune", "Tries many tunings on players with known strength, and prints a line for each.")
      .option("--players <n>", "people of a season", wholeNumber(10), 200)
      .option("--games <n>", "games of a season", wholeNumber(1000), 8000)
      .option("--seed <text>", "seed of all random numbers", "any")
      .action(tune),
  )
  .addCommand(
    command("picture", "Prints the SVG picture of docs/ratings.md.")
      .option("--players <n>", "people of a season", wholeNumber(10), 400)
      .option("--games <n>", "games of a season", wholeNumber(1000), 20_000)
      .option("--seed <text>", "seed of all random numbers", "any")
      .action(picture),
  )
  .addCommand(
    command(
      "recompute",
      "Recomputes and saves all ratings from the results in DATA_DIR or DATABASE_URL. No server may use the database.",
    )
      .option("--json", "print the report as one line of JSON at the end")
      .action(recompute),
  );

if (import.meta.main) await runAsMain(program);
