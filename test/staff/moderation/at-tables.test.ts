import { afterEach, beforeEach, expect, test } from "vitest";
import type { ModerationUpdates } from "../../../server/tables/social/moderation-updates.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import { Guest } from "../../support/guest.ts";
import { expectOk } from "../../support/saved-table.ts";
import { startTables, type TableServer } from "../../support/server.ts";
import { emptyTableMs, settingsFor } from "../../support/table-fixture.ts";
import { ManualTimers } from "../../support/timers.ts";

const timers = new ManualTimers();
let server: TableServer;
let seated: SeatLocation;
beforeEach(async () => {
  server = await startTables({}, undefined, timers);
  const opening = { settings: settingsFor(2), players: [], fillWithBots: false, isPublic: false } as const;
  seated = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
});
afterEach(() => server.stop());

const verdicts: ModerationUpdates = {
  isSentAway: () => false,
  hasNews: () => false,
  nameOf: ({ name }) => name,
  linesTaken: () => [],
};
const look = (over: Partial<ModerationUpdates>) => {
  for (const table of server.tables.all) table.moderate({ ...verdicts, ...over });
};

test("a player is notified after a pause of a sanction during it", async () => {
  const [ann, bob] = [await Guest.join(server, seated, "ann"), await Guest.join(server, seated, "bob")];
  server.tables.pause();
  look({ hasNews: (playerId) => playerId === "ann" });
  server.tables.resume();
  await bob.until(() => bob.pauses.length === 2);
  await ann.until(() => ann.standings === 1);
  expect(bob.standings).toBe(0);
});

test("a table with only banned players closes at its normal time, even if sanctions are applied repeatedly", async () => {
  const [ann, bob] = [await Guest.join(server, seated, "ann"), await Guest.join(server, seated, "bob")];
  await ann.manage({ type: "start" });
  await bob.until(() => bob.state.phase === "playing");
  const isSentAway = () => true;
  look({ isSentAway });
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.closed !== null)));
  timers.pass(emptyTableMs / 2);
  look({ isSentAway });
  expect(server.tables.all).toHaveLength(1);
  timers.pass(emptyTableMs / 2);
  expect(server.tables.all).toEqual([]);
});
