import { expect, test } from "vitest";
import { assertMayJoin } from "../../server/transport/rooms/join-checks.ts";
import { tempers } from "../../shared/core/bots.ts";
import type { ManageErrorCode } from "../../shared/net/protocol.ts";
import { playerNamed } from "../support/server.ts";
import { botDelayMs, emptyTableMs, joinGraceMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const refused = (code: ManageErrorCode) => ({ ok: false, error: { kind: "manage", code } });
const done = { ok: true, value: null };

test("the first player is the host, and the next player becomes the host when they leave", () => {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  expect(fixture.host).toBe("ann");
  fixture.manage("ann", { type: "leave" });
  expect(fixture.host).toBe("bob");
  expect(fixture.names).toEqual(["", "bob", "cat", "", ""]);
});

test.each([
  { type: "settings", settings: settingsFor(3) },
  { type: "add-bot", strength: "steady" },
  { type: "bot-strength", seat: 0, strength: "easy" },
  { type: "remove", seat: 0 },
  { type: "start" },
] as const)("only the host may send $type", (action) => {
  expect(new TableFixture(["ann", "bob"]).manage("bob", action)).toEqual(refused("not-host"));
});

test("the host can change the settings, which also adjusts the chairs", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  const settings = { ...settingsFor(3), nopeSeconds: 8 as const, options: { combos: false } };
  expect(fixture.manage("ann", { type: "settings", settings })).toEqual(done);
  expect(fixture.table.settings).toEqual(settings);
  expect(fixture.presences).toEqual(["here", "here", "empty"]);
});

test("the players move up when the host reduces the chairs", () => {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  fixture.manage("bob", { type: "leave" });
  fixture.manage("ann", { type: "settings", settings: settingsFor(2) });
  expect(fixture.names).toEqual(["ann", "cat"]);
});

test.each([
  ["fewer chairs than people", settingsFor(2)],
  ["more chairs than the edition has", settingsFor(6)],
  ["an unknown edition", { ...settingsFor(3), edition: "poker" }],
  ["an unknown option", { ...settingsFor(3), options: { fast: true } }],
])("settings with %s are rejected and change nothing", (_, settings) => {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  expect(fixture.manage("ann", { type: "settings", settings })).toEqual(refused("bad-settings"));
  expect(fixture.table.settings).toEqual(settingsFor(5));
});

test("the host can add bots until the table is full", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3) });
  expect(fixture.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(done);
  expect(fixture.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(done);
  expect(fixture.manage("ann", { type: "add-bot", strength: "steady" })).toEqual(refused("table-full"));
  expect(fixture.presences).toEqual(["here", "bot", "bot"]);
  expect(new Set(fixture.names).size).toBe(3);
});

test("the host sets the strength of a bot, steady by default, and the public state shows it with the temper", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3) });
  fixture.manage("ann", { type: "add-bot", strength: "expert" });
  fixture.request("ann", { type: "add-bot" });
  expect(fixture.manage("ann", { type: "bot-strength", seat: 1, strength: "easy" })).toEqual(done);
  const [ann, ...bots] = fixture.table.seats.faces();
  expect(ann).toMatchObject({ strength: "", temper: "" });
  expect(bots.map(({ strength }) => strength)).toEqual(["easy", "steady"]);
  for (const { temper } of bots) expect(tempers).toContain(temper);
});

test.each([0, 1, 9])("the strength of seat %i without a bot cannot be set", (seat) => {
  const action = { type: "bot-strength", seat, strength: "easy" } as const;
  expect(new TableFixture(["ann"]).manage("ann", action)).toEqual(refused("bad-seat"));
});

test("bots that take the place of unknown players are steady and have no temper", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3), fillWithBots: true, isPublic: true });
  expect(fixture.table.seats.faces()).toMatchObject([
    { name: "ann" },
    { strength: "steady", temper: "" },
    { strength: "steady", temper: "" },
  ]);
});

test.each([
  { type: "add-bot", strength: "expert" },
  { type: "bot-strength", seat: 1, strength: "expert" },
] as const)("the host of a public table cannot choose bots with $type", (action) => {
  const fixture = new TableFixture(["ann"], {
    settings: settingsFor(3),
    fillWithBots: true,
    isPublic: true,
    start: "when-joined",
  });
  expect(fixture.manage("ann", action)).toEqual(refused("not-now"));
  expect(fixture.table.seats.faces().map(({ strength }) => strength)).not.toContain("expert");
});

test.each([{ type: "remove", seat: 1 }, { type: "start" }] as const)(
  "the host of a public table cannot choose the players with $type",
  (action) => {
    const opening = { settings: settingsFor(2), isPublic: true, start: "when-joined" } as const;
    const fixture = new TableFixture(["ann", "bob"], opening);
    fixture.join("ann");
    expect(fixture.manage("ann", action)).toEqual(refused("not-now"));
    expect(fixture.names).toEqual(["ann", "bob"]);
  },
);

test("no stranger joins a public table by its code, not even between two games", () => {
  const opening = { settings: settingsFor(2), isPublic: true, start: "when-joined" } as const;
  const fixture = new TableFixture(["ann", "bob"], opening);
  for (const name of ["ann", "bob"]) fixture.join(name);
  fixture.playOut(botDelayMs);
  fixture.manage("bob", { type: "leave" });
  expect(fixture.table.phase).toBe("over");
  expect(fixture.join("cat")).toEqual({ ok: false, error: "table-full" });
});

test("the host can make their bots experts even at a table that starts automatically", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3), fillWithBots: true, start: "when-joined" });
  expect(fixture.manage("ann", { type: "bot-strength", seat: 1, strength: "expert" })).toEqual(done);
});

test("a player removed by the host is notified and may sit elsewhere", async () => {
  const fixture = new TableFixture(["ann", "bob"]);
  expect(fixture.manage("ann", { type: "remove", seat: 1 })).toEqual(done);
  expect(fixture.goodbyes).toEqual(["bob: removed"]);
  expect(await fixture.tables.seatOf("bob")).toBeNull();
  expect(fixture.presences).toEqual(["here", "empty", "empty", "empty", "empty"]);
});

test.each([0, 1, 4, 9])("the removal of seat %i by ann is rejected, because it has no other player", (seat) => {
  expect(new TableFixture(["ann"]).manage("ann", { type: "remove", seat })).toEqual(refused("bad-seat"));
});

test("a single player cannot start a game", () => {
  expect(new TableFixture(["ann"]).manage("ann", { type: "start" })).toEqual(refused("too-few"));
});

test("the start removes empty chairs", () => {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  fixture.manage("bob", { type: "leave" });
  expect(fixture.manage("ann", { type: "start" })).toEqual(done);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.names).toEqual(["ann", "cat"]);
});

test("the host cannot manage the table during a game", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.manage("ann", { type: "start" });
  for (const action of [
    { type: "settings", settings: settingsFor(3) },
    { type: "add-bot", strength: "steady" },
    { type: "bot-strength", seat: 1, strength: "easy" },
    { type: "remove", seat: 1 },
    { type: "ready", ready: true },
    { type: "rematch", ready: true },
    { type: "start" },
  ] as const) {
    expect(fixture.manage("ann", action)).toEqual(refused("not-now"));
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
  expect(new TableFixture(["ann"]).request("ann", message)).toEqual(refused("malformed"));
});

test("a full table and a playing table admit no other player", () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(2) });
  expect(fixture.join("cat")).toEqual({ ok: false, error: "table-full" });
  fixture.manage("ann", { type: "start" });
  expect(fixture.join("cat")).toEqual({ ok: false, error: "table-full" });
});

test("a player with a seat at another table is not admitted", () => {
  const fixture = new TableFixture(["ann"]);
  const bob = {
    player: playerNamed("bob"),
    role: { kind: "player" } as const,
    formerly: null,
    blockers: new Set<string>(),
  };
  expect(() => assertMayJoin(fixture.table, bob, { roomId: "elsewhere", code: "OTHER4" })).toThrow("already-seated");
});

test("a table from the queue starts once all its players are connected", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3), fillWithBots: true, start: "when-joined" });
  expect(fixture.table.phase).toBe("waiting");
  fixture.join("ann");
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.presences).toEqual(["here", "bot", "bot"]);
});

test("a table from the queue does not wait long for an absent player", () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(2), start: "when-joined" });
  fixture.join("ann");
  fixture.timers.pass(joinGraceMs);
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.presences).toEqual(["here", "away"]);
});

test("an empty table closes after its timeout", () => {
  const fixture = new TableFixture(["ann"]);
  fixture.table.disconnect("ann");
  fixture.timers.pass(emptyTableMs - 1);
  expect(fixture.closed).toBeNull();
  fixture.timers.pass(1);
  expect(fixture.closed).toBe("table-closed");
});

test("an empty table stays open when a player returns in time", () => {
  const fixture = new TableFixture(["ann"]);
  fixture.table.disconnect("ann");
  fixture.timers.pass(emptyTableMs - 1);
  fixture.join("ann");
  fixture.timers.pass(emptyTableMs);
  expect(fixture.closed).toBeNull();
});

test("a player removed by the host cannot come back", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.manage("ann", { type: "remove", seat: 1 });
  expect(fixture.join("bob")).toEqual({ ok: false, error: "removed" });
});

test("a host who stays away before the start loses the role", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.table.disconnect("ann");
  fixture.timers.pass(joinGraceMs - 1);
  expect(fixture.host).toBe("ann");
  fixture.timers.pass(1);
  expect(fixture.host).toBe("bob");
});

test("a host who returns in time stays the host", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.table.disconnect("ann");
  fixture.join("ann");
  fixture.timers.pass(joinGraceMs);
  expect(fixture.host).toBe("ann");
});
