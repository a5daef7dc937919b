import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deckRevision, protocolVersion, type SeatLocation, type TableSettings } from "../../../shared/net/protocol.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { deckSettings } from "../../support/decks.ts";
import { Guest } from "../../support/guest.ts";
import { expectOk } from "../../support/saved-table.ts";
import { startTables, type TableServer, tokenOf } from "../../support/server.ts";
import { settingsFor } from "../../support/table-fixture.ts";
import { ManualTimers } from "../../support/timers.ts";

const timers = new ManualTimers();
let server: TableServer;
beforeAll(async () => {
  server = await startTables({}, undefined, timers);
});
afterAll(() => server.stop());

const open = async (settings: TableSettings): Promise<SeatLocation> =>
  expectOk(await server.tables.open({ settings, players: [], fillWithBots: false, isPublic: false, start: "by-host" }));

const join = async ({ roomId }: SeatLocation, name: string, options: object) =>
  new Guest(await new Client(server.url).joinById<TableState>(roomId, { token: tokenOf(name), ...options }));

const older = { revision: deckRevision - 1 };
const asScreen = { watch: true, screen: true };

test.each([
  ["a player whose page knows no decks", older],
  ["a player whose page names no revision", {}],
  ["a spectator whose page knows no decks", { ...older, watch: true }],
  ["a screen whose page knows no decks", { ...older, ...asScreen }],
])("%s must reload at a table with a deck, and is not at the table", async (_, options) => {
  const seated = await open(deckSettings(3, undefined, { oneRoom: true }));
  const guest = await join(seated, "ann", options);
  await guest.until(() => guest.welcomes.length > 0);
  expect(guest.welcomes[0]?.protocol).not.toBe(protocolVersion);
  const table = server.tables.all.find(({ seated: { code } }) => code === seated.code);
  expect(table?.stats).toMatchObject({ people: 0, spectators: 0 });
  timers.pass(10_000);
  await guest.until(() => guest.closed !== null);
});

test.each([
  ["a player", {}],
  ["a spectator", { watch: true }],
  ["a screen", asScreen],
])("%s whose page knows decks joins a table with one", async (who, role) => {
  const seated = await open(deckSettings(3, undefined, { oneRoom: true }));
  const guest = await join(seated, `${who} who knows decks`, { revision: deckRevision, ...role });
  await guest.until(() => guest.welcomes.length > 0);
  expect(guest.goodbyes).toEqual([]);
});

test("a page that knows no decks must reload when the host chooses one, and its player keeps the chair", async () => {
  const seated = await open(settingsFor(3));
  const host = await join(seated, "cat", { revision: deckRevision });
  await host.until(() => host.welcomes.length > 0);
  const guest = await join(seated, "dan", older);
  await guest.until(() => guest.welcomes.length > 0);
  expectOk(await host.manage({ type: "settings", settings: deckSettings(3) }));
  await guest.until(() => guest.closed !== null);
  expect(guest.goodbyes).toEqual(["outdated"]);
  expect(host.closed).toBeNull();
  await host.until(() => host.chairs.some(({ name, presence }) => name === "dan" && presence === "away"));
});
