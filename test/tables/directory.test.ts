import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

const open = async (seats: number) =>
  expectOk(
    await server.tables.open({
      settings: settingsFor(seats),
      players: [],
      fillWithBots: false,
      start: "by-host",
      isPublic: false,
    }),
  );

test("a player who joins two tables at once gets a chair at only one of them", async () => {
  const tables = [await open(3), await open(3)];
  const joins = await Promise.allSettled(tables.map((seated) => Guest.join(server, seated, "ann")));
  const tried = joins.map((join) => (join.status === "fulfilled" ? "seated" : join.reason.message));
  expect(tried.toSorted()).toEqual(["already-seated", "seated"]);
});

test("a player without a free chair may take one at another table", async () => {
  const [full, other] = [await open(2), await open(2)];
  for (const name of ["bob", "cat"]) await Guest.join(server, full, name);
  await expect(Guest.join(server, full, "dan")).rejects.toThrow("table-full");
  expect((await Guest.join(server, other, "dan")).seat).toBe(0);
});

test("a player for whom a table finds no empty chair has no seat there", async () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(2) });
  expect(() => fixture.table.join(playerNamed("cat"), null)).toThrow("no empty chair");
  expect(await fixture.tables.seatOf("cat")).toBeNull();
});
