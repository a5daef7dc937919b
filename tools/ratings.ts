import { command, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { picture } from "./ratings/picture.ts";
import { recompute } from "./ratings/recompute.ts";
import { simulate } from "./ratings/simulate.ts";
import { tune } from "./ratings/tune.ts";

export const program = command(
  "ratings",
  "Tries out how ratings follow strength, and computes those that are kept anew.",
)
  .addCommand(
    command(
      "simulate",
      `Plays seasons of people of known strength, and of our own bots. Ends with 1 if fewer than 90 % of differences of a class
are found within 30 games, if ratings foretell games no better than a die, if they drift, or if 100 farmed games gain as much as
10 honest wins.`,
    )
      .option("--players <n>", "people of a season", wholeNumber(10), 200)
      .option("--games <n>", "games of a season", wholeNumber(1000), 8000)
      .option("--seed <text>", "all chance comes from it", "any")
      .option("--json", "close with one line of JSON")
      .action(simulate),
  )
  .addCommand(
    command("tune", "Tries many tunings on people of known strength, and prints a line for each.")
      .option("--players <n>", "people of a season", wholeNumber(10), 200)
      .option("--games <n>", "games of a season", wholeNumber(1000), 8000)
      .option("--seed <text>", "all chance comes from it", "any")
      .action(tune),
  )
  .addCommand(
    command("picture", "Prints the picture of docs/ratings.md, an SVG.")
      .option("--players <n>", "people of a season", wholeNumber(10), 400)
      .option("--games <n>", "games of a season", wholeNumber(1000), 20_000)
      .option("--seed <text>", "all chance comes from it", "any")
      .action(picture),
  )
  .addCommand(
    command(
      "recompute",
      "Computes all ratings anew from the results in DATA_DIR or DATABASE_URL, which no server may use meanwhile, and keeps them.",
    )
      .option("--json", "close with one line of JSON")
      .action(recompute),
  );

if (import.meta.main) await runAsMain(program);
