import { openStore } from "../server/storage/open.ts";
import { databaseFile, withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { hasPeople, measure } from "./measure-profiles/measure.ts";
import { plansOf } from "./measure-profiles/plans.ts";

interface Given {
  readonly accounts: number;
  readonly plans?: true;
  readonly json?: true;
}

export const program = command(
  "measure:profiles",
  "Measures the queries of profile pages in the database of DATA_DIR or DATABASE_URL, with the classes of the server.",
)
  .option("--accounts <n>", "random accounts to query", wholeNumber(), 200)
  .option("--plans", "print the query plans")
  .option("--json", "print the report as one line of JSON at the end")
  .action(({ accounts, plans, json }: Given) =>
    withSettings(async (config) => {
      // Opening a missing file would create it.
      const where = config.DATABASE_URL === undefined ? databaseFile(config) : "DATABASE_URL";
      const opened = await openStore(config, { info() {}, error: (_, message) => console.error(message) });
      try {
        if (!(await hasPeople(opened.db)))
          throw new Error(`${where}: expected a database with rated accounts, as "npm run seed" makes one, got none`);
        await opened.indexed;
        const figures = await measure(opened.db, accounts);
        for (const [what, { p50, p95, max }] of Object.entries(figures))
          console.error(`${what.padEnd(38)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
        if (plans) for (const line of await plansOf(opened.db)) console.error(line);
        if (json) console.log(JSON.stringify(figures));
      } finally {
        await opened.close();
      }
    }, exitCode.unusable),
  );

if (import.meta.main) await runAsMain(program);
