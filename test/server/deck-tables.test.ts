import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { type App, type NewGuest, startApp, textIn, settings as usual } from "../support/app.ts";
import { deckSettings, decks } from "../support/decks.ts";
import { expectOk } from "../support/saved-table.ts";

let app: App;
let host: NewGuest;
beforeAll(async () => {
  app = await startApp({ TABLES_PER_PLAYER: "100" });
  host = await app.newGuest();
});
afterAll(() => app.close());

const open = (settings: unknown, { token }: NewGuest, more: object = {}) =>
  app.call("POST /api/tables", { token, body: { settings, ...more } });

test("an invitation to a table with a deck shows edition, deck and its name before a player sits down", async () => {
  const settings = deckSettings(4, decks.imploding, { deckName: "Fwoop <b>club</b>" });
  const code = textIn(await open(settings, await app.newGuest()), "code");
  const guest = await app.newGuest();
  expect((await app.call(`GET /api/tables/${code}/invitation`, guest)).body).toMatchObject({
    invitation: { edition: "custom", deck: expectOk(judgeDeck(decks.imploding)), deckName: "Fwoop <b>club</b>" },
  });
});

test("a table with a deck can be filled with bots", async () => {
  expect(await open(deckSettings(10, decks["zombies for ten"]), await app.newGuest(), { bots: true })).toMatchObject({
    status: 201,
  });
});

test.each([
  ["no deck", undefined, "malformed", "K98"],
  ["a text", "deck", "malformed", "K98"],
  ["a deck with another field", { ...decks.imploding, name: "mine" }, "malformed", "K98"],
  ["a kitten that is computed", { cards: { defuse: 4, "exploding-kitten": 1 } }, "computed-title", "K86"],
  ["a title of another game", { cards: { defuse: 4, princess: 1 } }, "unknown-title", "K98"],
  ["a huge count", { cards: { defuse: 1e300 } }, "bad-count", "K85"],
  ["a property of all objects", JSON.parse('{"cards":{"__proto__":4}}'), "unknown-title", "K98"],
  [
    "a property of all objects beside its cards",
    JSON.parse('{"cards":{"defuse":10,"skip":10,"attack":10,"nope":10,"favor":10},"__proto__":{"deal":8}}'),
    "malformed",
    "K98",
  ],
  [
    "too few saves for its chairs",
    { cards: { defuse: 2, skip: 10, attack: 10, favor: 10, nope: 10 } },
    "too-few-saves",
    "K88",
  ],
])("a table with %s is refused with the code, the paragraph and a sentence", async (_, deck, code, rule) => {
  expect(await open({ ...deckSettings(4), deck }, host)).toMatchObject({
    status: 400,
    body: { error: "deck-refused", refusal: { code, rule }, detail: `settings.deck: refused as ${code} by ${rule}` },
  });
});

test("settings that are wrong in another field name that field, also with a deck", async () => {
  expect(await open({ ...deckSettings(4), turnSeconds: 7 }, host)).toMatchObject({
    status: 400,
    body: { error: "malformed", detail: expect.stringContaining("settings.turnSeconds") },
  });
});

test.each([
  ["a deck for an edition of its own", { ...usual, deck: decks.imploding }],
  ["a name of a deck without one", { ...usual, deckName: "mine" }],
  ["an option beside those of the deck", { ...deckSettings(4), options: { combos: false } }],
])("%s is malformed", async (_, settings) => {
  expect(await open(settings, host)).toMatchObject({ status: 400, body: { error: "malformed" } });
});

test("a deck of ten thousand titles is refused before it is parsed", async () => {
  const cards = Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`title-${number}`, 1]));
  expect(await open({ ...deckSettings(4), deck: { cards } }, host)).toMatchObject({
    status: 413,
    body: { error: "malformed" },
  });
});

test("a table whose deck has a name that the filter refuses is not opened", async () => {
  for (const deckName of ["fucking deck", "x".repeat(41), "x".repeat(161)])
    expect(await open(deckSettings(4, decks.imploding, { deckName }), host)).toMatchObject({
      status: 422,
      body: { error: "name-refused" },
    });
});

test("a name in a link is returned in its displayed form, or refused", async () => {
  const longest = "Sixteen hasty kittens and no Nopes today";
  const ask = (name: unknown) => app.call("POST /api/deck-names", { body: { name } });
  expect(await ask(" Chaos  for ten ")).toMatchObject({ status: 200, body: { name: "Chaos for ten" } });
  expect(await ask(longest)).toMatchObject({ status: 200 });
  for (const name of ["", `${longest}!`, "x".repeat(161), "fucking deck", "Scheißdeck, du Arschloch", "a\u202eb"])
    expect(await ask(name)).toMatchObject({ status: 422, body: { error: "name-refused" } });
  expect(await ask(7)).toMatchObject({ status: 400, body: { error: "malformed" } });
});

test("an address gets 429 beyond its limit of names of decks", async () => {
  const limited = await startApp({ NEW_PER_MINUTE: "2", LIMIT_LOOPBACK: "on" });
  const ask = async () => (await limited.call("POST /api/deck-names", { body: { name: "Chaos" } })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await limited.close();
});

test("decks of hosts are in no queue", async () => {
  const { waiting } = Object((await app.call("GET /api/lobby", host)).body);
  expect(Object.keys(waiting)).not.toContain("custom");
});
