import { expect, test } from "vitest";
import { botOf } from "../../server/tables/bots/bot-chairs.ts";
import { emoteIds } from "../../shared/net/social.ts";
import { TableFixture } from "../support/table-fixture.ts";

const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });

test.each(emoteIds)("the emote %s is sent with the chair of its sender", (emote) => {
  const fixture = new TableFixture(["ann", "bob"]);
  expect(fixture.throwEmote("bob", emote)).toEqual({ ok: true, value: { seat: 1, who: 2, emote } });
});

test.each([null, "", "LAUGH", "constructor", 0, ["laugh"]])("the unknown emote %j is rejected", (emote) => {
  expect(new TableFixture(["ann"]).throwEmote("ann", emote)).toEqual(refused("malformed"));
});

test("a player may send four emotes in eight seconds without limiting other players", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  for (let count = 1; count <= 4; count += 1) expect(fixture.throwEmote("ann", "paw").ok).toBe(true);
  expect(fixture.throwEmote("ann", "paw")).toEqual(refused("too-fast"));
  expect(fixture.throwEmote("bob", "rage").ok).toBe(true);
  fixture.timers.pass(8_000);
  expect(fixture.throwEmote("ann", "paw").ok).toBe(true);
});

test.each([0, 2])("a player can send an emote to the occupant of chair %i", (at) => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.table.seats.addBot(botOf("steady", Math.random), []);
  expect(fixture.throwEmote("bob", "paw", { at })).toEqual({ ok: true, value: { seat: 1, who: 2, emote: "paw", at } });
});

test.each([1, 2, 3, 15])("a player cannot send an emote to themselves or to an empty chair, such as %i", (at) => {
  expect(new TableFixture(["ann", "bob"]).throwEmote("bob", "paw", { at })).toEqual(refused("nobody-there"));
});

test.each([-1, 16, 0.5, "0", null, [0]])("an emote to the malformed seat %j is rejected", (at) => {
  expect(new TableFixture(["ann", "bob"]).throwEmote("bob", "paw", { at })).toEqual(refused("malformed"));
});

test("an emote with a target counts towards the same rate limit", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  for (let count = 1; count <= 4; count += 1) fixture.throwEmote("ann", "paw", { at: 1 });
  expect(fixture.throwEmote("ann", "paw")).toEqual(refused("too-fast"));
});

test("only a player on a chair can send emotes", () => {
  const fixture = new TableFixture(["ann", "bob"]);
  fixture.watch("eve");
  for (const name of ["eve", "mallory"]) {
    expect(fixture.throwEmote(name, "laugh")).toEqual({ ok: false, error: { kind: "not-seated" } });
  }
});
