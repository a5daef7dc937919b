import type { Kysely } from "kysely";
import { games } from "../server/app/games.ts";
import { AuditLog } from "../server/staff/operators/audit-log.ts";
import type { Database } from "../server/storage/database.ts";
import { Store } from "../server/storage/store.ts";
import { inspectTable } from "../server/tables/inspection/inspect-table.ts";
import { withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { openDatabase } from "./operators/open-database.ts";
import { readDatabase } from "./operators/read-database.ts";
import { findTable } from "./table/find-table.ts";
import { handsOf } from "./table/hands.ts";
import { lastSteps } from "./table/last-steps.ts";
import { describeTable } from "./table/report.ts";

interface Options {
  readonly hands: boolean;
  readonly json: boolean;
}

export const program = command(
  "table",
  `Prints an open table from DATA_DIR or DATABASE_URL: its players, the pending decision, and the last steps of its game.
It contains only what all players can see, unless --hands is given. May run while a server runs.`,
)
  .argument("<code>", "of the table")
  .option("--hands", "also print all hands, which are secret while the game runs; the audit log notes it", false)
  .option("--json", "print one line of JSON", false)
  .action((code: string, options: Options) =>
    withSettings((config) => print(code, options, config), exitCode.unusable),
  );

async function print(
  code: string,
  { hands, json }: Options,
  config: Parameters<typeof readDatabase>[0],
): Promise<void> {
  const db = hands ? await openDatabase(config) : await readDatabase(config);
  try {
    const store = new Store(db, null);
    const table = await findTable(store, code);
    const inspected = await inspectTable(table, games, store);
    if (!inspected.ok) {
      const { what, expected, got } = inspected.error;
      throw new Error(`${what}: expected ${expected}, got ${got}`);
    }
    if (hands) await noteHands(db, table.code);
    const report = {
      table: inspected.value,
      steps: await lastSteps(inspected.value.game),
      hands: hands ? await handsOf(table, store) : null,
    };
    if (json) console.log(JSON.stringify(report));
    else for (const line of describeTable(report, Date.now())) console.log(line);
  } finally {
    await db.destroy();
  }
}

/** Adds an entry to the audit log, because the hands are secret. */
async function noteHands(db: Kysely<Database>, code: string): Promise<void> {
  const auditLog = new AuditLog({ date: Date.now });
  await auditLog.add(db, { by: "the command line", action: "look-at-hands", subject: code, why: "" });
}

if (import.meta.main) await runAsMain(program);
