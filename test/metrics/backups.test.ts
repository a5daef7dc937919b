import { afterEach, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import { type App, newFolder, startApp } from "../support/app.ts";

let app: App;
afterEach(() => app.close());

test("the times of the last successful and the last failed backup are exposed in seconds", async () => {
  const DATA_DIR = newFolder();
  const { db, close } = await openStore({ DATA_DIR }, { info() {}, error() {} });
  await db.insertInto("backupMarks").values({ outcome: "made", at: 1_700_000_000_500 }).execute();
  await close();
  app = await startApp({ DATA_DIR, METRICS_PORT: "0" });
  const text = await (await fetch(app.metricsUrl ?? "nowhere")).text();
  expect(text).toMatch(/^ninelives_backup_last_success_timestamp_seconds 1700000000\.5$/m);
  expect(text).toMatch(/^ninelives_backup_last_failure_timestamp_seconds 0$/m);
});
