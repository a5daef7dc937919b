import { expect, test } from "vitest";
import { readTable } from "../../server/storage/rows.ts";
import { tableRow } from "../../server/storage/writing/write.ts";
import { newRandomState, randomInt } from "../../shared/core/rng.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { settingsToSend } from "../../shared/net/settings.ts";
import { deckSettings, decks } from "../support/decks.ts";
import { expectOk } from "../support/saved-table.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const people = ["ann", "bob", "cat"];
const done = { ok: true, value: null };
const full = (deck: unknown) => expectOk(judgeDeck(deck));
const refused = (code: string, rule: string) => ({
  ok: false,
  error: { kind: "manage", code: "deck-refused", refusal: { code, rule } },
});

/** Table whose host has chosen this deck. */
function tableWith(settings = deckSettings(3)): TableFixture {
  const fixture = new TableFixture(people, { settings: settingsFor(3) }, "decks at tables");
  expect(fixture.manage("ann", { type: "settings", settings })).toEqual(done);
  return fixture;
}

/** Plays this many steps by random legal commands. */
function play(fixture: TableFixture, steps: number): void {
  const chance = newRandomState("decks at tables");
  for (let step = 0; step < steps && fixture.table.phase === "playing"; step += 1) {
    const asked = people.find((name) => fixture.legal(name).length > 0);
    const legal = asked === undefined ? [] : fixture.legal(asked);
    const command = legal[randomInt(chance, Math.max(1, legal.length))];
    if (asked !== undefined && command) fixture.act(asked, command);
  }
}

test("everybody at a table sees the deck of its settings with all its defaults, and its name", () => {
  const { settings } = tableWith(deckSettings(3, decks.imploding, { deckName: "  Fwoop  club " })).stateOnWire;
  expect(JSON.parse(settings.deck ?? "")).toEqual(full(decks.imploding));
  expect(settings.deckName).toBe("Fwoop club");
});

test("a table of another edition has neither a deck nor a name of one", () => {
  const fixture = tableWith();
  expect(fixture.manage("ann", { type: "settings", settings: settingsFor(3) })).toEqual(done);
  expect(fixture.stateOnWire.settings).toMatchObject({ edition: "original", deck: "", deckName: "" });
  expect(
    fixture.manage("ann", { type: "settings", settings: { ...settingsFor(3), deck: decks.imploding } }),
  ).toMatchObject({ ok: false, error: { code: "bad-settings" } });
});

test.each([
  ["no deck", settingsFor(3, "custom"), "malformed", "K98"],
  ["a title of no edition", deckSettings(3, { cards: { ninja: 4 } }), "unknown-title", "K98"],
  ["more copies than K85 allows", deckSettings(3, { cards: { defuse: 101 } }), "bad-count", "K85"],
  ["more chairs than saves", deckSettings(7), "too-few-saves", "K88"],
  ["more chairs than cards", deckSettings(4, { cards: { defuse: 6, skip: 9 } }), "too-few-cards", "K89"],
  ["one chair", deckSettings(1), "bad-players", "K98"],
  ["eleven chairs", deckSettings(11, decks["zombies for ten"]), "bad-players", "K98"],
])("settings with %s are refused by the paragraph, and change nothing", (_, settings, code, rule) => {
  const fixture = new TableFixture(people, { settings: settingsFor(3) });
  expect(fixture.manage("ann", { type: "settings", settings })).toEqual(refused(code, rule));
  expect(fixture.table.settings).toEqual(settingsFor(3));
});

test("a name of a deck is refused by the filter of players' names, and changes nothing", () => {
  const fixture = tableWith();
  for (const deckName of ["fucking deck", "a\u202eb", "x".repeat(41), "x".repeat(161), "x".repeat(1000)])
    expect(
      fixture.manage("ann", { type: "settings", settings: deckSettings(3, decks.imploding, { deckName }) }),
    ).toEqual({ ok: false, error: { kind: "manage", code: "name-refused" } });
  expect(fixture.table.settings.deckName).toBeUndefined();
});

test("a page that knows no decks changes other settings of a table, whose deck and name stay", () => {
  const fixture = tableWith(deckSettings(3, decks.imploding, { deckName: "Fwoop" }));
  const { deck: _, deckName: __, ...known } = fixture.table.settings;
  expect(fixture.manage("ann", { type: "settings", settings: { ...known, turnSeconds: 60 } })).toEqual(done);
  expect(fixture.table.settings).toMatchObject({ deck: full(decks.imploding), deckName: "Fwoop", turnSeconds: 60 });
});

test("a page sends deck and name as they are, and no name removes it", () => {
  const fixture = tableWith(deckSettings(3, decks.imploding, { deckName: "Fwoop" }));
  const { settings } = fixture.table;
  expect(settingsToSend(settings)).toMatchObject({ deck: settings.deck, deckName: "Fwoop" });
  const { deckName: _, ...nameless } = settings;
  expect(fixture.manage("ann", { type: "settings", settings: nameless })).toEqual(done);
  expect(fixture.stateOnWire.settings.deckName).toBe("");
});

test("a saved table has its deck, and its name, after it was read again", () => {
  const fixture = tableWith(deckSettings(3, decks.imploding, { deckName: "Fwoop" }));
  const { table } = fixture.writeQueue.returning;
  expect(expectOk(readTable(tableRow(table))).settings).toEqual(fixture.table.settings);
});

test.each(Object.entries(decks))("%s: after a restart in a game everybody knows what they knew before", (_, deck) => {
  const before = tableWith(deckSettings(3, deck));
  before.manage("ann", { type: "start" });
  play(before, 25);
  const after = before.afterRestart();
  for (const name of [...people, "dan"]) expect(after.knownTo(name)).toEqual(before.knownTo(name));
  expect(after.view("dan").deck).toEqual(full(deck));
});

test("a game keeps the deck it was dealt from, in its record, and a rematch deals from the same", () => {
  const fixture = tableWith(deckSettings(3, decks["flat attacks"]));
  fixture.manage("ann", { type: "start" });
  const config = { edition: "custom", options: {}, players: 3, deck: full(decks["flat attacks"]) };
  expect(fixture.writeQueue.record("room").config).toEqual(config);
  expect(fixture.manage("ann", { type: "settings", settings: deckSettings(3) })).toMatchObject({
    error: { code: "not-now" },
  });
  fixture.playOut(60_000);
  for (const name of people) fixture.join(name);
  for (const name of people) fixture.manage(name, { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.view("ann").deck).toEqual(full(decks["flat attacks"]));
});

test.each([
  ["with a NOW card", decks["zombies for ten"], true],
  ["without one", decks["flat attacks"], false],
])("a deck %s has the beat before a draw accordingly (K90)", (_, deck, hasBeat) => {
  const fixture = tableWith(deckSettings(3, deck, { beatSeconds: 3 }));
  fixture.manage("ann", { type: "start" });
  expect(fixture.table.games.beatEndsAt !== null).toBe(hasBeat);
});

test("a summary for operators has the name of the deck", async () => {
  const { summarizeTable } = await import("../../server/tables/table-summary.ts");
  const { table } = tableWith(deckSettings(3, decks.imploding, { deckName: "Fwoop" }));
  expect(summarizeTable(table, 0)).toMatchObject({ edition: "custom", deckName: "Fwoop" });
});
