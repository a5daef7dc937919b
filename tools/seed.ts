import { Command, InvalidArgumentError } from "commander";
import { readConfig } from "../server/config/config.ts";
import { seed } from "./seed/seed.ts";

const wrongUsage = 2;

await new Command("seed")
  .description("Fills an empty database, of DATA_DIR or DATABASE_URL, with accounts and the results of their games.")
  .option("--accounts <n>", "people with an account", wholeNumber(10), 1000)
  .option("--games <n>", "finished games", wholeNumber(1), 20_000)
  .option("--records <n>", "of how many of them, the newest, the record is kept", wholeNumber(0), 200)
  .option("--seed <text>", "all chance comes from it", "any")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUsage))
  .action(async (plan: Parameters<typeof seed>[1]) => {
    const config = readConfig(process.env);
    if (!config.ok) {
      for (const { name, expected, got } of config.error) console.error(`${name}: expected ${expected}, got ${got}`);
      process.exitCode = wrongUsage;
      return;
    }
    try {
      await seed(config.value, plan);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  })
  .parseAsync();

function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,8}$/.test(text) && Number(text) >= least) return Number(text);
    throw new InvalidArgumentError(`expected a whole number from ${least}, got ${text}`);
  };
}
