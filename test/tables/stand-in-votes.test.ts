import { expect, test } from "vitest";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });
const minuteMs = 60_000;

/** Creates a running game without a clock of these people, with the first on turn. */
function unhurried(people: readonly string[]): TableFixture {
  const settings = { ...settingsFor(people.length), hasClock: false };
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(people, { settings }, `votes ${people.length} ${seed}`);
    fixture.manage("ann", { type: "start" });
    if (fixture.view("ann").turn === 0) return fixture;
  }
}

const vote = (fixture: TableFixture, name: string, on = true, seat = 0) =>
  fixture.manage(name, { type: "stand-in", seat, on });

test("a bot plays for an absent player once all others who are here have voted for it", () => {
  const fixture = unhurried(["ann", "bob", "cat", "dan"]);
  fixture.table.disconnect("ann");
  expect([vote(fixture, "bob"), vote(fixture, "cat")]).toEqual([done, done]);
  fixture.timers.pass(minuteMs);
  expect([fixture.view("bob").turn, fixture.table.seats.faces()[0]?.votes]).toEqual([0, 2]);
  const { seq } = fixture.table.games;
  vote(fixture, "dan");
  fixture.timers.pass(minuteMs);
  expect(fixture.table.games.seq).toBeGreaterThan(seq);
});

test("a vote is carried out once the last player without a vote leaves", () => {
  const fixture = unhurried(["ann", "bob", "cat", "dan"]);
  fixture.table.disconnect("ann");
  for (const name of ["bob", "cat"]) vote(fixture, name);
  fixture.table.disconnect("dan");
  expect(fixture.table.seats.personOf("ann")?.isCovered).toBe(true);
});

test("a vote can be withdrawn", () => {
  const fixture = unhurried(["ann", "bob", "cat"]);
  fixture.table.disconnect("ann");
  vote(fixture, "bob");
  vote(fixture, "bob", false);
  vote(fixture, "cat");
  expect(fixture.table.seats.personOf("ann")?.isCovered).toBe(false);
});

test("one player alone decides only after the absent player has let two decisions pass", () => {
  const fixture = unhurried(["ann", "bob"]);
  fixture.table.disconnect("ann");
  vote(fixture, "bob");
  expect(fixture.table.seats.personOf("ann")?.isCovered).toBe(false);
  for (let nudges = 0; nudges < 3; nudges += 1) {
    expect(fixture.nudge("bob").ok).toBe(true);
    fixture.timers.pass(minuteMs);
  }
  expect(fixture.table.seats.personOf("ann")?.isCovered).toBe(true);
});

test("the absent player comes back to the own chair, and votes against them are dropped", () => {
  const fixture = unhurried(["ann", "bob", "cat"]);
  fixture.table.disconnect("ann");
  for (const name of ["bob", "cat"]) vote(fixture, name);
  fixture.join("ann");
  expect(fixture.table.seats.personOf("ann")?.isCovered).toBe(false);
  fixture.table.disconnect("ann");
  vote(fixture, "bob");
  fixture.join("ann");
  expect(fixture.table.seats.faces()[0]?.votes).toBe(0);
});

test("a player who is here cannot be voted out, unless they left a nudge unanswered for a minute", () => {
  const fixture = unhurried(["ann", "bob", "cat"]);
  expect(vote(fixture, "bob")).toEqual(refused("not-absent"));
  fixture.nudge("bob");
  expect(vote(fixture, "bob")).toEqual(refused("not-absent"));
  fixture.timers.pass(minuteMs);
  fixture.nudge("bob");
  expect(vote(fixture, "bob")).toEqual(done);
  fixture.act("ann", { type: "draw" });
  expect(vote(fixture, "cat")).toEqual(refused("not-absent"));
});

test("a vote against a player who has acted since does not count for their next absence", () => {
  const fixture = unhurried(["ann", "bob", "cat"]);
  const letOnePass = () => {
    fixture.nudge("bob");
    fixture.timers.pass(minuteMs);
    fixture.nudge("bob");
  };
  letOnePass();
  expect(vote(fixture, "bob")).toEqual(done);
  fixture.act("ann", { type: "draw" });
  expect(fixture.table.seats.faces()[0]?.votes).toBe(0);
});

test("no player votes for a bot on the own chair, on a bot's chair or on none", () => {
  const fixture = unhurried(["ann", "bob", "cat"]);
  expect(vote(fixture, "ann")).toEqual(refused("not-absent"));
  expect(vote(fixture, "ann", true, 7)).toEqual(refused("bad-seat"));
});

test("there is no vote at public tables, and none before a game", () => {
  const waiting = new TableFixture(["ann", "bob"]);
  expect(vote(waiting, "bob")).toEqual(refused("not-now"));
  const open = new TableFixture(["ann", "bob"], { settings: settingsFor(2), isPublic: true });
  open.manage("ann", { type: "start" });
  open.table.disconnect("ann");
  expect(vote(open, "bob")).toEqual(refused("not-now"));
});
