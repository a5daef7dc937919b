import { expect, test } from "vitest";
import { assertMayJoin } from "../../server/transport/rooms/join-checks.ts";
import { maxSpectators } from "../../shared/net/social.ts";
import { playerNamed } from "../support/server.ts";
import { emptyTableMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const full = { ok: false, error: "table-full" };
const notSeated = { ok: false, error: { kind: "not-seated" } };

const namesOf = (fixture: TableFixture): string[] => fixture.table.people.spectators.faces.map(({ name }) => name);

function playing(): TableFixture {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(2) });
  fixture.manage("ann", { type: "start" });
  return fixture;
}

test("a spectator can watch a game at a full table without becoming a player", async () => {
  const fixture = playing();
  expect(fixture.watch("eve")).toEqual(done);
  expect(namesOf(fixture)).toEqual(["eve"]);
  expect(fixture.names).toEqual(["ann", "bob"]);
  expect(await fixture.tables.seatOf("eve")).toBeNull();
});

test("a spectator disappears with their connection without an effect on the game", () => {
  const fixture = playing();
  fixture.watch("eve");
  const { seq } = fixture.table.games;
  fixture.table.disconnect("eve");
  expect(namesOf(fixture)).toEqual([]);
  expect(fixture.table.games.seq).toBe(seq);
  expect(fixture.presences).toEqual(["here", "here"]);
});

test("a spectator can neither act nor manage the table", () => {
  const fixture = playing();
  fixture.watch("eve");
  expect(fixture.act("eve", { type: "draw" })).toEqual(notSeated);
  expect(fixture.manage("eve", { type: "here" })).toEqual(notSeated);
});

test("at most fifty spectators are admitted, and one of them may rejoin", () => {
  const fixture = playing();
  for (let count = 1; count <= maxSpectators; count += 1) expect(fixture.watch(`fan ${count}`)).toEqual(done);
  expect(fixture.watch("eve")).toEqual(full);
  expect(fixture.watch("fan 7")).toEqual(done);
  fixture.table.disconnect("fan 7");
  expect(fixture.watch("eve")).toEqual(done);
});

test("a table with spectating disabled admits no spectators", () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: { ...settingsFor(2), spectators: false } });
  expect(fixture.watch("eve")).toEqual(full);
});

test("spectators are notified and removed when the host disables spectating", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.watch("eve");
  fixture.manage("ann", { type: "settings", settings: { ...settingsFor(5), spectators: false } });
  expect(fixture.goodbyes).toEqual(["eve: unwatched"]);
  expect(namesOf(fixture)).toEqual([]);
});

test("a removed player and a player with a seat elsewhere cannot watch", () => {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  fixture.manage("ann", { type: "remove", seat: 2 });
  expect(fixture.watch("cat")).toEqual({ ok: false, error: "removed" });
  const eve = {
    player: playerNamed("eve"),
    role: { kind: "spectator" } as const,
    formerly: null,
    blockers: new Set<string>(),
  };
  expect(() => assertMayJoin(fixture.table, eve, { roomId: "elsewhere", code: "OTHER4" })).toThrow("already-seated");
});

test("a spectator who takes a chair retains their number and stops spectating", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.watch("eve");
  const [eve] = fixture.table.people.spectators.faces;
  fixture.join("eve");
  expect(namesOf(fixture)).toEqual([]);
  expect(fixture.table.seats.personOf("eve")?.who).toBe(eve?.who);
});

test("spectators do not keep a table open", () => {
  const fixture = playing();
  fixture.watch("eve");
  for (const name of ["ann", "bob"]) fixture.table.disconnect(name);
  fixture.timers.pass(emptyTableMs);
  expect(fixture.closed).toBe("table-closed");
});

test("spectators have no vote in a rematch", () => {
  const fixture = playing();
  fixture.watch("eve");
  fixture.playOut(60_000);
  for (const name of ["ann", "bob"]) fixture.manage(name, { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.names).toEqual(["ann", "bob"]);
});
