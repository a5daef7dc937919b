import { withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { seed } from "./seed/seed.ts";

export const program = command(
  "seed",
  "Fills an empty database, of DATA_DIR or DATABASE_URL, with accounts and the results of their games.",
)
  .option("--accounts <n>", "players with an account", wholeNumber(10), 1000)
  .option("--games <n>", "finished games", wholeNumber(1), 20_000)
  .option("--records <n>", "number of the newest games with a saved record", wholeNumber(0), 200)
  .option("--seed <text>", "seed of all random numbers", "any")
  .action((plan: Parameters<typeof seed>[1]) => withSettings((config) => seed(config, plan), exitCode.failed));

if (import.meta.main) await runAsMain(program);
