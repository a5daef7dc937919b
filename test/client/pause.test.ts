import { expect, test } from "vitest";
import { readSnapshot } from "../../client/net/snapshot.ts";
import { games } from "../../server/app/games.ts";
import { QuietSerializer } from "../../server/sync/quiet-serializer.ts";
import { writeTable } from "../../server/sync/table.ts";
import { noDeal } from "../../shared/net/deal.ts";
import { noSidelines } from "../../shared/net/sidelines.ts";
import { games as known } from "../../shared/registry.ts";
import { Listener } from "../support/listener.ts";
import { settingsFor } from "../support/table-fixture.ts";

/** Creates a table with a deadline 30 s after the server's zero, and a response window that ends 3 s after it. */
function waitingTable() {
  const schema = games.newTable();
  const serializer = new QuietSerializer();
  serializer.reset(schema);
  writeTable(schema, {
    code: "CODE34",
    phase: "waiting",
    closing: false,
    settings: settingsFor(2),
    isPublic: false,
    chairs: [],
    watchers: [],
    seq: 0,
    deadline: { endsAt: 30_000, totalMs: 30_000 },
    beatEndsAt: 3000,
    dealing: false,
    deal: noDeal,
    finishedId: null,
    startsCalledOff: 0,
    screens: 0,
    sidelines: noSidelines,
  });
  return new Listener(serializer, null).table;
}

test("a page stops all clocks while the table is suspended, and reports the suspension", () => {
  const [runs, stands] = [false, true].map((isPaused) =>
    readSnapshot(known, waitingTable(), { seat: 0 }, 1000, isPaused),
  );
  expect(runs).toMatchObject({ clock: { endsAt: 29_000, totalMs: 30_000 }, beatEndsAt: 2000 });
  expect(runs?.paused).toBeUndefined();
  expect(stands).toMatchObject({ clock: null, beatEndsAt: null, paused: true });
});
