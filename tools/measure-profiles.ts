import { Command } from "commander";
import { readConfig } from "../server/config/config.ts";
import { openStore } from "../server/store/open.ts";
import { measure } from "./measure-profiles/measure.ts";
import { plansOf } from "./measure-profiles/plans.ts";

interface Given {
  readonly accounts: string;
  readonly plans?: true;
  readonly json?: true;
}

const wrongUsage = 2;

await new Command("measure:profiles")
  .description(
    "Times what the pages of people ask for, in the database of DATA_DIR or DATABASE_URL, on the server's own classes.",
  )
  .option("--accounts <n>", "random accounts to ask for", "200")
  .option("--plans", "print how the database finds it")
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUsage))
  .action(async ({ accounts, plans, json }: Given) => {
    const config = readConfig(process.env);
    if (!config.ok) throw new Error(`wrong variables: ${JSON.stringify(config.error)}`);
    const { db, close } = await openStore(config.value, { info() {}, error: (_, message) => console.error(message) });
    try {
      const figures = await measure(db, Number(accounts));
      for (const [what, { p50, p95, max }] of Object.entries(figures))
        console.error(`${what.padEnd(24)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
      if (plans) for (const line of await plansOf(db)) console.error(line);
      if (json) console.log(JSON.stringify(figures));
    } finally {
      await close();
    }
  })
  .parseAsync();
