import { describe, expect, test } from "vitest";
import { linesKept, longestLine, type SocialErrorCode } from "../../shared/net/social.ts";
import { House, settingsFor } from "../support/house.ts";

const refused = (code: SocialErrorCode) => ({ ok: false, error: { kind: "company", code } });
const notSeated = { ok: false, error: { kind: "not-seated" } };
const done = { ok: true, value: null };

const withChat = (chat: "always" | "after-game" | "off") => ({ settings: { ...settingsFor(5), chat } });

/** What others read of a text; null if it is refused. */
function readOf(text: string): string | null {
  const said = new House(["ann"]).say("ann", text);
  return said.ok ? said.value.text : null;
}

/** A table whose only game is over. */
function afterGame(house: House): House {
  house.manage("ann", { type: "start" });
  house.playOut(60_000);
  return house;
}

test("a line bears its author's name, avatar and number at the table, and nothing by which they are known elsewhere", () => {
  const house = new House(["ann", "bob"]);
  expect(house.say("bob", "hello")).toEqual({
    ok: true,
    value: { number: 1, who: 2, name: "bob", avatar: "01", guest: true, text: "hello" },
  });
});

describe("a line is shown", () => {
  test.each([
    ["on one line, without space around it", "  one\n two\t three ", "one two three"],
    ["without what cannot be seen or turns the line round", "a\u202Eb\u200Bc\u0007d", "abc d"],
    ["without marks that leave it", `x${"\u0301".repeat(9)}`, `x${"\u0301".repeat(3)}`],
    ["as plain text, whatever it looks like", "<b onclick=x>&amp;</b>", "<b onclick=x>&amp;</b>"],
    ["with asterisks for what is profane", "what the fuck", "what the ****"],
    ["in German too", "du Arschloch", "du *********"],
    [
      "as it is when it is harmless",
      "The pussycat von der Assel im Dickicht",
      "The pussycat von der Assel im Dickicht",
    ],
    ["with its emoji", "well played ❤️", "well played ❤️"],
    ["with joiners of emoji", "my 🐈‍⬛ and 👩‍🚀", "my 🐈‍⬛ and 👩‍🚀"],
    ["with joiners of Persian, Sinhala and Malayalam", "علی‌پور ශ්‍රී അവന്‍", "علی‌پور ශ්‍රී അവന്‍"],
    ["without joiners that join nothing", "An\u200cna\u200d", "Anna"],
    ["without blank patterns of Braille", "a\u2800\u2800b", "a b"],
    ["with innocent words that have bad ones in them", "Pussy cat Dickinson", "Pussy cat Dickinson"],
  ])("%s", (_, text, shown) => {
    expect(readOf(text)).toBe(shown);
  });
});

test.each(["", "   ", "\u200B\u2060", "\u2800", "\u200D", "\uFFFC"])(
  "%j says nothing, and is refused as empty",
  (text) => {
    expect(new House(["ann"]).say("ann", text)).toEqual(refused("empty"));
  },
);

test("a line may be 200 characters long, emoji counting as one, and no longer", () => {
  expect(readOf("🐈".repeat(longestLine))).toBe("🐈".repeat(longestLine));
  expect(new House(["ann"]).say("ann", "x".repeat(longestLine + 1))).toEqual(refused("too-long"));
});

test.each([null, 7, {}, ["hi"], "a\u0000b", "x".repeat(5000)])("the text %j is malformed", (text) => {
  expect(new House(["ann"]).say("ann", text)).toEqual(refused("malformed"));
});

test("nobody says more than five lines in ten seconds; the others still may", () => {
  const house = new House(["ann", "bob"]);
  for (let line = 1; line <= 5; line += 1) expect(house.say("ann", `line ${line}`).ok).toBe(true);
  expect(house.say("ann", "and on")).toEqual(refused("too-fast"));
  expect(house.say("bob", "oh dear").ok).toBe(true);
  house.timers.pass(10_000);
  expect(house.say("ann", "and on").ok).toBe(true);
});

test("the last fifty lines are kept for those who come later", () => {
  const house = new House(["ann"]);
  for (let line = 1; line <= linesKept + 3; line += 1) {
    house.timers.pass(10_000);
    house.say("ann", `line ${line}`);
  }
  const texts = house.social.linesAt(house.table).map(({ text }) => text);
  expect(texts).toHaveLength(linesKept);
  expect([texts[0], texts.at(-1)]).toEqual(["line 4", "line 53"]);
});

test("whoever is not at the table says nothing there", () => {
  expect(new House(["ann"]).say("mallory", "hello")).toEqual(notSeated);
});

test("whoever has left says nothing more", () => {
  const house = new House(["ann", "bob"]);
  house.manage("ann", { type: "start" });
  house.manage("bob", { type: "leave" });
  expect(house.say("bob", "hello")).toEqual(notSeated);
});

test("where there is a chat after games only, it opens with the end of one", () => {
  const house = new House(["ann", "bob"], withChat("after-game"));
  expect(house.say("ann", "hello")).toEqual(refused("chat-off"));
  house.manage("ann", { type: "start" });
  expect(house.say("ann", "hello")).toEqual(refused("chat-off"));
  house.playOut(60_000);
  expect(house.say("ann", "hello").ok).toBe(true);
});

test("the host switches the chat off during a game, and nobody is shown its lines any more", () => {
  const house = new House(["ann", "bob"]);
  house.say("bob", "hello");
  house.manage("ann", { type: "start" });
  expect(house.manage("ann", { type: "chat", chat: "off" })).toEqual(done);
  expect(house.say("bob", "hello")).toEqual(refused("chat-off"));
  expect(house.social.linesAt(house.table)).toEqual([]);
});

test("only the host switches the chat", () => {
  const answer = new House(["ann", "bob"]).manage("bob", { type: "chat", chat: "off" });
  expect(answer).toEqual({ ok: false, error: { kind: "manage", code: "not-host" } });
});

test("at a table from the queue nobody opens a chat before the end of the game", () => {
  const house = new House(["ann", "bob"], { ...withChat("after-game"), start: "when-joined" });
  house.join("ann");
  const notNow = { ok: false, error: { kind: "manage", code: "not-now" } };
  const settings = { ...settingsFor(5), chat: "always" as const };
  expect(house.manage("ann", { type: "chat", chat: "always" })).toEqual(notNow);
  expect(house.manage("ann", { type: "settings", settings })).toEqual(notNow);
});

describe("whoever watches", () => {
  test("does not talk to those who play", () => {
    const house = new House(["ann", "bob"]);
    house.manage("ann", { type: "start" });
    house.watch("eve");
    expect(house.say("eve", "bob has a Nope")).toEqual(refused("watchers-silent"));
  });

  test("talks before and after a game", () => {
    const house = new House(["ann", "bob"]);
    house.watch("eve");
    expect(house.say("eve", "hello")).toMatchObject({ ok: true, value: { name: "eve", who: 3 } });
    expect(afterGame(house).say("eve", "well played").ok).toBe(true);
  });
});
