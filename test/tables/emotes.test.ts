import { expect, test } from "vitest";
import { botOf } from "../../server/tables/bot-chairs.ts";
import { emoteIds } from "../../shared/net/social.ts";
import { House } from "../support/house.ts";

const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });

test.each(emoteIds)("the emote %s is sent with the chair of its sender", (emote) => {
  const house = new House(["ann", "bob"]);
  expect(house.throwEmote("bob", emote)).toEqual({ ok: true, value: { seat: 1, who: 2, emote } });
});

test.each([null, "", "LAUGH", "constructor", 0, ["laugh"]])("the unknown emote %j is rejected", (emote) => {
  expect(new House(["ann"]).throwEmote("ann", emote)).toEqual(refused("malformed"));
});

test("a player may send four emotes in eight seconds without limiting other players", () => {
  const house = new House(["ann", "bob"]);
  for (let count = 1; count <= 4; count += 1) expect(house.throwEmote("ann", "paw").ok).toBe(true);
  expect(house.throwEmote("ann", "paw")).toEqual(refused("too-fast"));
  expect(house.throwEmote("bob", "rage").ok).toBe(true);
  house.timers.pass(8_000);
  expect(house.throwEmote("ann", "paw").ok).toBe(true);
});

test.each([0, 2])("a player can send an emote to the occupant of chair %i", (at) => {
  const house = new House(["ann", "bob"]);
  house.table.seats.addBot(botOf("steady", Math.random), []);
  expect(house.throwEmote("bob", "paw", { at })).toEqual({ ok: true, value: { seat: 1, who: 2, emote: "paw", at } });
});

test.each([1, 2, 3, 15])("a player cannot send an emote to themselves or to an empty chair, such as %i", (at) => {
  expect(new House(["ann", "bob"]).throwEmote("bob", "paw", { at })).toEqual(refused("nobody-there"));
});

test.each([-1, 16, 0.5, "0", null, [0]])("an emote to the malformed seat %j is rejected", (at) => {
  expect(new House(["ann", "bob"]).throwEmote("bob", "paw", { at })).toEqual(refused("malformed"));
});

test("an emote with a target counts towards the same rate limit", () => {
  const house = new House(["ann", "bob"]);
  for (let count = 1; count <= 4; count += 1) house.throwEmote("ann", "paw", { at: 1 });
  expect(house.throwEmote("ann", "paw")).toEqual(refused("too-fast"));
});

test("only a player on a chair can send emotes", () => {
  const house = new House(["ann", "bob"]);
  house.watch("eve");
  for (const name of ["eve", "mallory"]) {
    expect(house.throwEmote(name, "laugh")).toEqual({ ok: false, error: { kind: "not-seated" } });
  }
});
