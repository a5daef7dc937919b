import { expect, test } from "vitest";
import { readTable } from "../../server/storage/rows.ts";
import { tableRow } from "../../server/storage/writing/write.ts";
import type { FiledReport } from "../../server/tables/social/moderation-updates.ts";
import { reportAt } from "../../server/tables/social/reporting.ts";
import type { ReportReason } from "../../shared/net/moderation.ts";
import { deckSettings, decks } from "../support/decks.ts";
import { expectOk } from "../support/saved-table.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };

const named = (deckName: string) => ({
  type: "settings" as const,
  settings: deckSettings(3, decks.imploding, { deckName }),
});

/** Table of Ann, the host, with Bob and Cat, where Ann has given the deck these names, one after the other. */
function tableWith(...names: readonly string[]): TableFixture {
  const fixture = new TableFixture(["ann", "bob", "cat"], { settings: settingsFor(3) }, "names of decks");
  for (const name of names) expect(fixture.manage("ann", named(name))).toEqual(done);
  return fixture;
}

/** Report by Cat of a player. */
function report({ table, social }: TableFixture, accused: string, reason: ReportReason): FiledReport {
  const who = table.people.presenceTracker.numberOf(accused);
  return expectOk(reportAt(table, social, "cat", { who, reason }));
}

const quoted = ({ line, lines }: FiledReport) => ({
  line,
  lines: lines.map(({ playerId, line: { number, text } }) => [playerId, number, text]),
});

test("each name of a deck has a number of its own at its table, in reports before and after a new name", () => {
  const fixture = tableWith("Cats");
  expect(quoted(report(fixture, "ann", "name"))).toEqual({ line: -1, lines: [["ann", -1, "Cats"]] });
  fixture.manage("ann", named("Dogs"));
  expect(quoted(report(fixture, "ann", "name"))).toEqual({ line: -2, lines: [["ann", -2, "Dogs"]] });
});

test("a name keeps its number while other settings change", () => {
  const fixture = tableWith("Cats");
  const { settings } = fixture.table;
  expect(fixture.manage("ann", { type: "settings", settings: { ...settings, turnSeconds: 60 } })).toEqual(done);
  expect(fixture.table.hostActions.lastDeckName?.number).toBe(-1);
});

test("a report for any reason quotes the name that the accused gave the deck", () => {
  const fixture = tableWith("Cats");
  expect(quoted(report(fixture, "ann", "abuse"))).toEqual({ line: null, lines: [["ann", -1, "Cats"]] });
});

test("a report of another player does not quote the name of the deck", () => {
  expect(quoted(report(tableWith("Cats"), "bob", "name"))).toEqual({ line: null, lines: [] });
});

test("a new host does not answer for the name that the host before gave the deck", () => {
  const fixture = tableWith("Cats");
  fixture.manage("ann", { type: "leave" });
  expect(fixture.host).toBe("bob");
  expect(fixture.stateOnWire.settings.deckName).toBe("");
  expect(quoted(report(fixture, "bob", "name"))).toEqual({ line: null, lines: [] });
});

test("a host who has left a game still answers for the name of its deck", () => {
  const fixture = tableWith("Cats");
  fixture.manage("ann", { type: "start" });
  fixture.manage("ann", { type: "leave" });
  expect(fixture.host).toBe("bob");
  expect(quoted(report(fixture, "ann", "name"))).toEqual({ line: -1, lines: [["ann", -1, "Cats"]] });
});

test("a host who becomes an account keeps the name of the deck, and answers for it", () => {
  const fixture = tableWith("Cats");
  fixture.passOver("ann", "a-ann");
  expect(fixture.stateOnWire.settings.deckName).toBe("Cats");
  expect(quoted(report(fixture, "a-ann", "name"))).toEqual({ line: -1, lines: [["a-ann", -1, "Cats"]] });
});

test("the name of the deck stays with its number and its author after a restart", () => {
  const before = tableWith("Cats", "Dogs");
  const { table } = before.writeQueue.returning;
  expect(expectOk(readTable(tableRow(table))).lastDeckName).toEqual({ number: -2, author: "ann", text: "Dogs" });
  const after = before.afterRestart();
  expect(after.stateOnWire.settings.deckName).toBe("Dogs");
  expect(after.table.hostActions.lastDeckName?.number).toBe(-2);
});

test("a table that opens with a name of its deck has its host as the author", () => {
  const { settings } = named("Cats");
  const fixture = new TableFixture(["ann", "bob", "cat"], { settings });
  expect(fixture.table.hostActions.lastDeckName).toEqual({ number: -1, author: "ann", text: "Cats" });
});

test("moderators who remove a name leave a later one as it is", () => {
  const fixture = tableWith("Rude", "Cats");
  fixture.table.hostActions.takeDown([-1, 2]);
  expect(fixture.stateOnWire.settings.deckName).toBe("Cats");
  fixture.table.hostActions.takeDown([-2]);
  expect(fixture.stateOnWire.settings.deckName).toBe("");
});

test("a name that moderators have removed is refused, and changes nothing", () => {
  const fixture = tableWith("Cats");
  fixture.takenDeckNames.add("Rude");
  expect(fixture.manage("ann", named("Rude"))).toEqual({ ok: false, error: { kind: "manage", code: "name-refused" } });
  expect(fixture.table.settings.deckName).toBe("Cats");
});
