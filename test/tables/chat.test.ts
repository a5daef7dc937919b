import { describe, expect, test } from "vitest";
import { linesKept, longestLine, type SocialErrorCode } from "../../shared/net/social.ts";
import { House, settingsFor } from "../support/house.ts";

const refused = (code: SocialErrorCode) => ({ ok: false, error: { kind: "company", code } });
const notSeated = { ok: false, error: { kind: "not-seated" } };
const done = { ok: true, value: null };

const withChat = (chat: "always" | "after-game" | "off") => ({ settings: { ...settingsFor(5), chat } });

/** Returns the text that others read; null if it is rejected. */
function readOf(text: string): string | null {
  const said = new House(["ann"]).say("ann", text);
  return said.ok ? said.value.text : null;
}

/** Plays the only game of a table to its end. */
function afterGame(house: House): House {
  house.manage("ann", { type: "start" });
  house.playOut(60_000);
  return house;
}

test("a chat line contains only the author's table name, avatar, number and guest flag", () => {
  const house = new House(["ann", "bob"]);
  expect(house.say("bob", "hello")).toEqual({
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
  expect(new House(["ann"]).say("ann", text)).toEqual(refused("empty"));
});

test("a chat line may have at most 200 characters, with each emoji counted as one", () => {
  expect(readOf("🐈".repeat(longestLine))).toBe("🐈".repeat(longestLine));
  expect(new House(["ann"]).say("ann", "x".repeat(longestLine + 1))).toEqual(refused("too-long"));
});

test.each([null, 7, {}, ["hi"], "a\u0000b", "x".repeat(5000)])("the text %j is malformed", (text) => {
  expect(new House(["ann"]).say("ann", text)).toEqual(refused("malformed"));
});

test("a player may send five chat lines in ten seconds without limiting other players", () => {
  const house = new House(["ann", "bob"]);
  for (let line = 1; line <= 5; line += 1) expect(house.say("ann", `line ${line}`).ok).toBe(true);
  expect(house.say("ann", "and on")).toEqual(refused("too-fast"));
  expect(house.say("bob", "oh dear").ok).toBe(true);
  house.timers.pass(10_000);
  expect(house.say("ann", "and on").ok).toBe(true);
});

test("the last fifty chat lines are stored for players who join later", () => {
  const house = new House(["ann"]);
  for (let line = 1; line <= linesKept + 3; line += 1) {
    house.timers.pass(10_000);
    house.say("ann", `line ${line}`);
  }
  const texts = house.social.linesAt(house.table).map(({ text }) => text);
  expect(texts).toHaveLength(linesKept);
  expect([texts[0], texts.at(-1)]).toEqual(["line 4", "line 53"]);
});

test("a person outside the table cannot chat there", () => {
  expect(new House(["ann"]).say("mallory", "hello")).toEqual(notSeated);
});

test("a leaver cannot chat any more", () => {
  const house = new House(["ann", "bob"]);
  house.manage("ann", { type: "start" });
  house.manage("bob", { type: "leave" });
  expect(house.say("bob", "hello")).toEqual(notSeated);
});

test("an after-game chat opens at the end of a game", () => {
  const house = new House(["ann", "bob"], withChat("after-game"));
  expect(house.say("ann", "hello")).toEqual(refused("chat-off"));
  house.manage("ann", { type: "start" });
  expect(house.say("ann", "hello")).toEqual(refused("chat-off"));
  house.playOut(60_000);
  expect(house.say("ann", "hello").ok).toBe(true);
});

test("the host can close the chat during a game, which also hides its lines", () => {
  const house = new House(["ann", "bob"]);
  house.say("bob", "hello");
  house.manage("ann", { type: "start" });
  expect(house.manage("ann", { type: "chat", chat: "off" })).toEqual(done);
  expect(house.say("bob", "hello")).toEqual(refused("chat-off"));
  expect(house.social.linesAt(house.table)).toEqual([]);
});

test("only the host can change the chat mode", () => {
  const answer = new House(["ann", "bob"]).manage("bob", { type: "chat", chat: "off" });
  expect(answer).toEqual({ ok: false, error: { kind: "manage", code: "not-host" } });
});

test("a player at a table from the queue cannot open the chat before the end of the game", () => {
  const house = new House(["ann", "bob"], { ...withChat("after-game"), start: "when-joined" });
  house.join("ann");
  const notNow = { ok: false, error: { kind: "manage", code: "not-now" } };
  const settings = { ...settingsFor(5), chat: "always" as const };
  expect(house.manage("ann", { type: "chat", chat: "always" })).toEqual(notNow);
  expect(house.manage("ann", { type: "settings", settings })).toEqual(notNow);
});

describe("a spectator", () => {
  test("cannot chat during a game", () => {
    const house = new House(["ann", "bob"]);
    house.manage("ann", { type: "start" });
    house.watch("eve");
    expect(house.say("eve", "bob has a Nope")).toEqual(refused("watchers-silent"));
  });

  test("can chat before and after a game", () => {
    const house = new House(["ann", "bob"]);
    house.watch("eve");
    expect(house.say("eve", "hello")).toMatchObject({ ok: true, value: { name: "eve", who: 3 } });
    expect(afterGame(house).say("eve", "well played").ok).toBe(true);
  });
});
