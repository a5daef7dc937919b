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

test("people watch a game at a full table, and are no players", async () => {
  const house = playing();
  expect(house.watch("eve")).toEqual(done);
  expect(namesOf(house)).toEqual(["eve"]);
  expect(house.names).toEqual(["ann", "bob"]);
  expect(await house.tables.seatOf("eve")).toBeNull();
});

test("whoever watches is gone with their connection, and the game does not notice", () => {
  const house = playing();
  house.watch("eve");
  const { seq } = house.table.games;
  house.table.drop("eve");
  expect(namesOf(house)).toEqual([]);
  expect(house.table.games.seq).toBe(seq);
  expect(house.presences).toEqual(["here", "here"]);
});

test("whoever watches neither acts nor manages", () => {
  const house = playing();
  house.watch("eve");
  expect(house.act("eve", { type: "draw" })).toEqual(notSeated);
  expect(house.manage("eve", { type: "here" })).toEqual(notSeated);
});

test("fifty may watch, and whoever of them comes again still may", () => {
  const house = playing();
  for (let count = 1; count <= mostSpectators; count += 1) expect(house.watch(`fan ${count}`)).toEqual(done);
  expect(house.watch("eve")).toEqual(full);
  expect(house.watch("fan 7")).toEqual(done);
  house.table.drop("fan 7");
  expect(house.watch("eve")).toEqual(done);
});

test("nobody watches a table that is not to be watched", () => {
  const house = new House(["ann", "bob"], { settings: { ...settingsFor(2), spectators: false } });
  expect(house.watch("eve")).toEqual(full);
});

test("when the host wants no audience any more, those who watch are told and gone", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  house.manage("ann", { type: "settings", settings: { ...settingsFor(5), spectators: false } });
  expect(house.goodbyes).toEqual(["eve: unwatched"]);
  expect(namesOf(house)).toEqual([]);
});

test("whoever has a chair, here or elsewhere, or was put off one, does not watch instead", () => {
  const house = new House(["ann", "bob", "cat"]);
  house.manage("ann", { type: "remove", seat: 2 });
  expect(house.watch("cat")).toEqual({ ok: false, error: "removed" });
  const eve = { player: playerNamed("eve"), watches: true, formerly: null, blockers: new Set<string>() };
  expect(() => checkEntry(house.table, eve, { roomId: "elsewhere", code: "OTHER4" })).toThrow("already-seated");
});

test("whoever watches and then takes a chair keeps their number, and watches no more", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  const [eve] = house.table.people.spectators.faces;
  house.join("eve");
  expect(namesOf(house)).toEqual([]);
  expect(house.table.seats.personOf("eve")?.who).toBe(eve?.who);
});

test("people who watch keep no table open", () => {
  const house = playing();
  house.watch("eve");
  for (const name of ["ann", "bob"]) house.table.drop(name);
  house.timers.pass(emptyMs);
  expect(house.closed).toBe("table-closed");
});

test("people who watch have no say in another game", () => {
  const house = playing();
  house.watch("eve");
  house.playOut(60_000);
  for (const name of ["ann", "bob"]) house.manage(name, { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
  expect(house.names).toEqual(["ann", "bob"]);
});
