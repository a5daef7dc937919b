import { expect, test } from "vitest";
import { checkEntry } from "../../server/colyseus/entry.ts";
import { tempers } from "../../shared/core/bots.ts";
import type { ManageErrorCode } from "../../shared/net/protocol.ts";
import { emptyMs, House, joinGraceMs, settingsFor } from "../support/house.ts";
import { playerNamed } from "../support/server.ts";

const refused = (code: ManageErrorCode) => ({ ok: false, error: { kind: "manage", code } });
const done = { ok: true, value: null };

test("the first player is the host, and the next player becomes the host when they leave", () => {
  const house = new House(["ann", "bob", "cat"]);
  expect(house.host).toBe("ann");
  house.manage("ann", { type: "leave" });
  expect(house.host).toBe("bob");
  expect(house.names).toEqual(["", "bob", "cat", "", ""]);
});

test.each([
  { type: "settings", settings: settingsFor(3) },
  { type: "add-bot", strength: "steady" },
  { type: "bot-strength", seat: 0, strength: "easy" },
  { type: "remove", seat: 0 },
  { type: "start" },
] as const)("only the host may send $type", (action) => {
  expect(new House(["ann", "bob"]).manage("bob", action)).toEqual(refused("not-host"));
});

test("the host can change the settings, which also adjusts the chairs", () => {
  const house = new House(["ann", "bob"]);
  const settings = { ...settingsFor(3), nopeSeconds: 8 as const, options: { combos: false } };
  expect(house.manage("ann", { type: "settings", settings })).toEqual(done);
  expect(house.table.settings).toEqual(settings);
  expect(house.presences).toEqual(["here", "here", "empty"]);
});

test("the players move up when the host reduces the chairs", () => {
  const house = new House(["ann", "bob", "cat"]);
  house.manage("bob", { type: "leave" });
  house.manage("ann", { type: "settings", settings: settingsFor(2) });
  expect(house.names).toEqual(["ann", "cat"]);
});

test.each([
  ["fewer chairs than people", settingsFor(2)],
  ["more chairs than the edition has", settingsFor(6)],
  ["an unknown edition", { ...settingsFor(3), edition: "poker" }],
  ["an unknown option", { ...settingsFor(3), options: { fast: true } }],
])("settings with %s are rejected and change nothing", (_, settings) => {
  const house = new House(["ann", "bob", "cat"]);
  expect(house.manage("ann", { type: "settings", settings })).toEqual(refused("bad-settings"));
  expect(house.table.settings).toEqual(settingsFor(5));
});

test("the host can add bots until the table is full", () => {
  const house = new House(["ann"], { settings: settingsFor(3) });
  expect(house.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(done);
  expect(house.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(done);
  expect(house.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(refused("table-full"));
  expect(house.presences).toEqual(["here", "bot", "bot"]);
  expect(new Set(house.names).size).toBe(3);
});

test("the host sets the strength of a bot, steady by default, and the public state shows it with the temper", () => {
  const house = new House(["ann"], { settings: settingsFor(3) });
  house.manage("ann", { type: "add-bot", strength: "expert" });
  house.request("ann", { type: "add-bot" });
  expect(house.manage("ann", { type: "bot-strength", seat: 1, strength: "easy" })).toEqual(done);
  const [ann, ...bots] = house.table.seats.faces();
  expect(ann).toMatchObject({ strength: "", temper: "" });
  expect(bots.map(({ strength }) => strength)).toEqual(["easy", "steady"]);
  for (const { temper } of bots) expect(tempers).toContain(temper);
});

test.each([0, 1, 9])("the strength of seat %i without a bot cannot be set", (seat) => {
  const action = { type: "bot-strength", seat, strength: "easy" } as const;
  expect(new House(["ann"]).manage("ann", action)).toEqual(refused("bad-seat"));
});

test("bots that take the place of unknown players are steady and have no temper", () => {
  const house = new House(["ann"], { settings: settingsFor(3), fillWithBots: true, isPublic: true });
  expect(house.table.seats.faces()).toMatchObject([
    { name: "ann" },
    { strength: "steady", temper: "" },
    { strength: "steady", temper: "" },
  ]);
});

test.each([
  { type: "add-bot", strength: "expert" },
  { type: "bot-strength", seat: 1, strength: "expert" },
] as const)("the host of a public table cannot choose bots with $type", (action) => {
  const house = new House(["ann"], {
    settings: settingsFor(3),
    fillWithBots: true,
    isPublic: true,
    start: "when-joined",
  });
  expect(house.manage("ann", action)).toEqual(refused("not-now"));
  expect(house.table.seats.faces().map(({ strength }) => strength)).not.toContain("expert");
});

test("the host can make their bots experts even at a table that starts automatically", () => {
  const house = new House(["ann"], { settings: settingsFor(3), fillWithBots: true, start: "when-joined" });
  expect(house.manage("ann", { type: "bot-strength", seat: 1, strength: "expert" })).toEqual(done);
});

test("a player removed by the host is notified and may sit elsewhere", async () => {
  const house = new House(["ann", "bob"]);
  expect(house.manage("ann", { type: "remove", seat: 1 })).toEqual(done);
  expect(house.goodbyes).toEqual(["bob: removed"]);
  expect(await house.tables.seatOf("bob")).toBeNull();
  expect(house.presences).toEqual(["here", "empty", "empty", "empty", "empty"]);
});

test.each([0, 1, 4, 9])("the removal of seat %i by ann is rejected, because it has no other player", (seat) => {
  expect(new House(["ann"]).manage("ann", { type: "remove", seat })).toEqual(refused("bad-seat"));
});

test("a single player cannot start a game", () => {
  expect(new House(["ann"]).manage("ann", { type: "start" })).toEqual(refused("too-few"));
});

test("the start removes empty chairs", () => {
  const house = new House(["ann", "bob", "cat"]);
  house.manage("bob", { type: "leave" });
  expect(house.manage("ann", { type: "start" })).toEqual(done);
  expect(house.table.phase).toBe("playing");
  expect(house.names).toEqual(["ann", "cat"]);
});

test("the host cannot manage the table during a game", () => {
  const house = new House(["ann", "bob"]);
  house.manage("ann", { type: "start" });
  for (const action of [
    { type: "settings", settings: settingsFor(3) },
    { type: "add-bot", strength: "steady" },
    { type: "bot-strength", seat: 1, strength: "easy" },
    { type: "remove", seat: 1 },
    { type: "ready", ready: true },
    { type: "rematch", ready: true },
    { type: "start" },
  ] as const) {
    expect(house.manage("ann", action)).toEqual(refused("not-now"));
  }
});

test.each([
  null,
  "start",
  {},
  { type: "explode" },
  { type: "start", force: true },
  { type: "ready", ready: 1 },
  { type: "add-bot", strength: "perfect" },
  { type: "bot-strength", seat: 1 },
  { type: "remove", seat: -1 },
  { type: "remove", seat: 0.5 },
])("the request %j is malformed", (message) => {
  expect(new House(["ann"]).request("ann", message)).toEqual(refused("malformed"));
});

test("a full table and a playing table admit no other player", () => {
  const house = new House(["ann", "bob"], { settings: settingsFor(2) });
  expect(house.join("cat")).toEqual({ ok: false, error: "table-full" });
  house.manage("ann", { type: "start" });
  expect(house.join("cat")).toEqual({ ok: false, error: "table-full" });
});

test("a player with a seat at another table is not admitted", () => {
  const house = new House(["ann"]);
  const bob = { player: playerNamed("bob"), watches: false, formerly: null, blockers: new Set<string>() };
  expect(() => checkEntry(house.table, bob, { roomId: "elsewhere", code: "OTHER4" })).toThrow("already-seated");
});

test("a table from the queue starts once all its players are connected", () => {
  const house = new House(["ann"], { settings: settingsFor(3), fillWithBots: true, start: "when-joined" });
  expect(house.table.phase).toBe("waiting");
  house.join("ann");
  expect(house.table.phase).toBe("playing");
  expect(house.presences).toEqual(["here", "bot", "bot"]);
});

test("a table from the queue does not wait long for an absent player", () => {
  const house = new House(["ann", "bob"], { settings: settingsFor(2), start: "when-joined" });
  house.join("ann");
  house.timers.pass(joinGraceMs);
  expect(house.table.phase).toBe("playing");
  expect(house.presences).toEqual(["here", "away"]);
});

test("an empty table closes after its timeout", () => {
  const house = new House(["ann"]);
  house.table.drop("ann");
  house.timers.pass(emptyMs - 1);
  expect(house.closed).toBeNull();
  house.timers.pass(1);
  expect(house.closed).toBe("table-closed");
});

test("an empty table stays open when a player returns in time", () => {
  const house = new House(["ann"]);
  house.table.drop("ann");
  house.timers.pass(emptyMs - 1);
  house.join("ann");
  house.timers.pass(emptyMs);
  expect(house.closed).toBeNull();
});

test("a player removed by the host cannot come back", () => {
  const house = new House(["ann", "bob"]);
  house.manage("ann", { type: "remove", seat: 1 });
  expect(house.join("bob")).toEqual({ ok: false, error: "removed" });
});

test("a host who stays away before the start loses the role", () => {
  const house = new House(["ann", "bob"]);
  house.table.drop("ann");
  house.timers.pass(joinGraceMs - 1);
  expect(house.host).toBe("ann");
  house.timers.pass(1);
  expect(house.host).toBe("bob");
});

test("a host who returns in time stays the host", () => {
  const house = new House(["ann", "bob"]);
  house.table.drop("ann");
  house.join("ann");
  house.timers.pass(joinGraceMs);
  expect(house.host).toBe("ann");
});
