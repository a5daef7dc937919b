import { expect, test } from "vitest";
import { checkEntry } from "../../server/colyseus/entry.ts";
import { mostSpectators } from "../../shared/net/social.ts";
import { emptyMs, House, settingsFor } from "../support/house.ts";
import { playerNamed } from "../support/server.ts";

const done = { ok: true, value: null };
const full = { ok: false, error: "table-full" };
const notSeated = { ok: false, error: { kind: "not-seated" } };

const namesOf = (house: House): string[] => house.table.people.spectators.faces.map(({ name }) => name);

function playing(): House {
  const house = new House(["ann", "bob"], { settings: settingsFor(2) });
  house.manage("ann", { type: "start" });
  return house;
}

test("a spectator can watch a game at a full table without becoming a player", async () => {
  const house = playing();
  expect(house.watch("eve")).toEqual(done);
  expect(namesOf(house)).toEqual(["eve"]);
  expect(house.names).toEqual(["ann", "bob"]);
  expect(await house.tables.seatOf("eve")).toBeNull();
});

test("a spectator disappears with their connection without an effect on the game", () => {
  const house = playing();
  house.watch("eve");
  const { seq } = house.table.games;
  house.table.drop("eve");
  expect(namesOf(house)).toEqual([]);
  expect(house.table.games.seq).toBe(seq);
  expect(house.presences).toEqual(["here", "here"]);
});

test("a spectator can neither act nor manage the table", () => {
  const house = playing();
  house.watch("eve");
  expect(house.act("eve", { type: "draw" })).toEqual(notSeated);
  expect(house.manage("eve", { type: "here" })).toEqual(notSeated);
});

test("at most fifty spectators are admitted, and one of them may rejoin", () => {
  const house = playing();
  for (let count = 1; count <= mostSpectators; count += 1) expect(house.watch(`fan ${count}`)).toEqual(done);
  expect(house.watch("eve")).toEqual(full);
  expect(house.watch("fan 7")).toEqual(done);
  house.table.drop("fan 7");
  expect(house.watch("eve")).toEqual(done);
});

test("a table with spectating disabled admits no spectators", () => {
  const house = new House(["ann", "bob"], { settings: { ...settingsFor(2), spectators: false } });
  expect(house.watch("eve")).toEqual(full);
});

test("spectators are notified and removed when the host disables spectating", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  house.manage("ann", { type: "settings", settings: { ...settingsFor(5), spectators: false } });
  expect(house.goodbyes).toEqual(["eve: unwatched"]);
  expect(namesOf(house)).toEqual([]);
});

test("a removed player and a player with a seat elsewhere cannot watch", () => {
  const house = new House(["ann", "bob", "cat"]);
  house.manage("ann", { type: "remove", seat: 2 });
  expect(house.watch("cat")).toEqual({ ok: false, error: "removed" });
  const eve = { player: playerNamed("eve"), watches: true, formerly: null, blockers: new Set<string>() };
  expect(() => checkEntry(house.table, eve, { roomId: "elsewhere", code: "OTHER4" })).toThrow("already-seated");
});

test("a spectator who takes a chair retains their number and stops spectating", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  const [eve] = house.table.people.spectators.faces;
  house.join("eve");
  expect(namesOf(house)).toEqual([]);
  expect(house.table.seats.personOf("eve")?.who).toBe(eve?.who);
});

test("spectators do not keep a table open", () => {
  const house = playing();
  house.watch("eve");
  for (const name of ["ann", "bob"]) house.table.drop(name);
  house.timers.pass(emptyMs);
  expect(house.closed).toBe("table-closed");
});

test("spectators have no vote in a rematch", () => {
  const house = playing();
  house.watch("eve");
  house.playOut(60_000);
  for (const name of ["ann", "bob"]) house.manage(name, { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
  expect(house.names).toEqual(["ann", "bob"]);
});
