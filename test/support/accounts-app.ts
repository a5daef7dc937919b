import { afterAll, beforeAll } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { type Answer, type App, type Site, startApp } from "./app.ts";
import type { NewDatabases } from "./postgres.ts";
import type { databases } from "./server-databases.ts";

/** Server with a database of its own, and a calendar under the control of the test. */
export interface AccountsApp extends Site {
  /** Advances the calendar by this many ms. */
  pass(ms: number): void;
  /** Executes SQL on the database, bypassing the server. */
  run(sql: string): Promise<readonly object[]>;
  /** Log output of the server. */
  readonly log: () => string;
}

/** Provides one server for all tests of a block; its rate limits are off. */
export function accountsApp(
  { make }: (typeof databases)[number],
  postgres: NewDatabases,
  env: Record<string, string> = {},
): AccountsApp {
  let app: App | null = null;
  let run: AccountsApp["run"] = async () => [];
  let passed = 0;
  const lines: string[] = [];
  beforeAll(async () => {
    const database = await make(postgres);
    run = database.run;
    const timers = { ...systemTimers, date: () => systemTimers.date() + passed };
    const log = createLog("trace", { write: (line) => lines.push(line) });
    app = await startApp({ LIMIT_LOOPBACK: "off", ...database.settings, ...env }, { timers, log });
  });
  afterAll(() => app?.close());
  const there = (): App => {
    if (!app) throw new Error("no server");
    return app;
  };
  return {
    get url() {
      return there().url;
    },
    call: (...request): Promise<Answer> => there().call(...request),
    newGuest: () => there().newGuest(),
    pass: (ms) => {
      passed += ms;
    },
    run: (sql) => run(sql),
    log: () => lines.join(""),
  };
}
