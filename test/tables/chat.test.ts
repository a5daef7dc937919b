import { describe, expect, test } from "vitest";
import { linesKept, maxLineLength, type SocialErrorCode } from "../../shared/net/social.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const refused = (code: SocialErrorCode) => ({ ok: false, error: { kind: "company", code } });
const notSeated = { ok: false, error: { kind: "not-seated" } };
const done = { ok: true, value: null };

const withChat = (chat: "always" | "after-game" | "off") => ({ settings: { ...settingsFor(5), chat } });

/** Returns the text that others read; null if it is rejected. */
function readOf(text: string): string | null {
  const said = new TableFixture(["ann"]).say("ann", text);
  return said.ok ? said.value.text : null;
}

/** Plays the only game of a table to its end. */
function afterGame(fixture: TableFixture): TableFixture {
  fixture.manage("ann", { type: "start" });
  fixture.playOut(60_000);
  return fixture;
}

test("a chat line contains only the author's table name, avatar, number and guest flag", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  expect(fixture.say("bob", "hello")).toEqual({
    ok: true,
    value: { number: 1, who: 2, name: "bob", avatar: "01", guest: true, text: "hello" },
  });
});

describe("a chat line is shown", () => {
  test.each([
    ["on one line, without space around it", "  one\n two\t three ", "one two three"],
    ["without invisible and direction-changing characters", "a\u202Eb\u200Bc\u0007d", "abc d"],
    ["with at most three combining marks per letter", `x${"\u0301".repeat(9)}`, `x${"\u0301".repeat(3)}`],
    ["as plain text, whatever it looks like", "<b onclick=x>&amp;</b>", "<b onclick=x>&amp;</b>"],
    ["with asterisks for profanity", "what the fuck", "what the ****"],
    ["with asterisks for German profanity", "du Arschloch", "du *********"],
    ["unchanged if it is harmless", "The pussycat von der Assel im Dickicht", "The pussycat von der Assel im Dickicht"],
    ["with its emoji", "well played ❤️", "well played ❤️"],
    ["with joiners of emoji", "my 🐈‍⬛ and 👩‍🚀", "my 🐈‍⬛ and 👩‍🚀"],
    ["with joiners of Persian, Sinhala and Malayalam", "علی‌پور ශ්‍රී അവന്‍", "علی‌پور ශ්‍රී അവന്‍"],
    ["without joiners that join nothing", "An\u200cna\u200d", "Anna"],
    ["without blank patterns of Braille", "a\u2800\u2800b", "a b"],
    ["unchanged with harmless words that contain bad ones", "Pussy cat Dickinson", "Pussy cat Dickinson"],
  ])("%s", (_, text, shown) => {
    expect(readOf(text)).toBe(shown);
  });
});

test.each(["", "   ", "\u200B\u2060", "\u2800", "\u200D", "\uFFFC"])("the text %j is rejected as empty", (text) => {
  expect(new TableFixture(["ann"]).say("ann", text)).toEqual(refused("empty"));
});

test("a chat line may have at most 200 characters, with each emoji counted as one", () => {
  expect(readOf("🐈".repeat(maxLineLength))).toBe("🐈".repeat(maxLineLength));
  expect(new TableFixture(["ann"]).say("ann", "x".repeat(maxLineLength + 1))).toEqual(refused("too-long"));
});

test.each([null, 7, {}, ["hi"], "a\u0000b", "x".repeat(5000)])("the text %j is malformed", (text) => {
  expect(new TableFixture(["ann"]).say("ann", text)).toEqual(refused("malformed"));
});

test("a player may send five chat lines in ten seconds without limiting other players", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  for (let line = 1; line <= 5; line += 1) expect(fixture.say("ann", `line ${line}`).ok).toBe(true);
  expect(fixture.say("ann", "and on")).toEqual(refused("too-fast"));
  expect(fixture.say("bob", "oh dear").ok).toBe(true);
  fixture.timers.pass(10_000);
  expect(fixture.say("ann", "and on").ok).toBe(true);
});

test("the last fifty chat lines are stored for players who join later", () => {
  const fixture = new TableFixture(["ann"]);
  for (let line = 1; line <= linesKept + 3; line += 1) {
    fixture.timers.pass(10_000);
    fixture.say("ann", `line ${line}`);
  }
  const texts = fixture.social.linesAt(fixture.table).map(({ text }) => text);
  expect(texts).toHaveLength(linesKept);
  expect([texts[0], texts.at(-1)]).toEqual(["line 4", "line 53"]);
});

test("a person outside the table cannot chat there", () => {
  expect(new TableFixture(["ann"]).say("mallory", "hello")).toEqual(notSeated);
});

test("a leaver cannot chat any more", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.manage("ann", { type: "start" });
  fixture.manage("bob", { type: "leave" });
  expect(fixture.say("bob", "hello")).toEqual(notSeated);
});

test("an after-game chat opens at the end of a game", () => {
  const fixture = new TableFixture(["ann", "bob"], withChat("after-game"));
  expect(fixture.say("ann", "hello")).toEqual(refused("chat-off"));
  fixture.manage("ann", { type: "start" });
  expect(fixture.say("ann", "hello")).toEqual(refused("chat-off"));
  fixture.playOut(60_000);
  expect(fixture.say("ann", "hello").ok).toBe(true);
});

test("the host can close the chat during a game, which also hides its lines", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.say("bob", "hello");
  fixture.manage("ann", { type: "start" });
  expect(fixture.manage("ann", { type: "chat", chat: "off" })).toEqual(done);
  expect(fixture.say("bob", "hello")).toEqual(refused("chat-off"));
  expect(fixture.social.linesAt(fixture.table)).toEqual([]);
});

test("only the host can change the chat mode", () => {
  const answer = new TableFixture(["ann", "bob"]).manage("bob", { type: "chat", chat: "off" });
  expect(answer).toEqual({ ok: false, error: { kind: "manage", code: "not-host" } });
});

test("a player at a table from the queue cannot open the chat before the end of the game", () => {
  const fixture = new TableFixture(["ann", "bob"], { ...withChat("after-game"), start: "when-joined" });
  fixture.join("ann");
  const notNow = { ok: false, error: { kind: "manage", code: "not-now" } };
  const settings = { ...settingsFor(5), chat: "always" as const };
  expect(fixture.manage("ann", { type: "chat", chat: "always" })).toEqual(notNow);
  expect(fixture.manage("ann", { type: "settings", settings })).toEqual(notNow);
});

describe("a spectator", () => {
  test("cannot chat during a game", () => {
    const fixture = new TableFixture(["ann", "bob"]);
    fixture.manage("ann", { type: "start" });
    fixture.watch("eve");
    expect(fixture.say("eve", "bob has a Nope")).toEqual(refused("watchers-silent"));
  });

  test("can chat before and after a game", () => {
    const fixture = new TableFixture(["ann", "bob"]);
    fixture.watch("eve");
    expect(fixture.say("eve", "hello")).toMatchObject({ ok: true, value: { name: "eve", who: 3 } });
    expect(afterGame(fixture).say("eve", "well played").ok).toBe(true);
  });
});
