import { expect, test } from "vitest";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { botDelayMs, House, longestSuspenseMs, settingsFor } from "../support/house.ts";

const turnMs = 30_000;

/** Starts a game; `active` is the player on turn. */
function playing(seed = "calm", people = ["ann", "bob"]) {
  const house = new House(people, { settings: settingsFor(people.length) }, seed);
  house.manage("ann", { type: "start" });
  const active = people[house.view("ann").turn] ?? "";
  const others = people.filter((name) => name !== active);
  return { house, active, others, other: others[0] ?? "" };
}

/** Starts a game where the first player holds this card, which must not end the turn or need a target. */
function playingWith(title: CardId, people = ["ann", "bob"]) {
  for (let seed = 0; ; seed += 1) {
    const game = playing(`seed ${seed}`, people);
    if (game.house.view(game.active).hand.includes(title)) return game;
  }
}

const presenceOf = (house: House, name: string) => house.presences[house.names.indexOf(name)];

test("after one turn timeout the player draws a card and still counts as present", () => {
  const { house, active } = playing();
  const { pile } = house.view(active);
  house.timers.pass(turnMs);
  expect(house.view(active).pile).toBe(pile - 1);
  expect(presenceOf(house, active)).toBe("here");
});

test("after two consecutive timeouts a seat is away and a bot plays for it with the bot delay", () => {
  const { house, active, other } = playing();
  house.timers.pass(turnMs);
  house.act(other, { type: "draw" });
  house.timers.pass(turnMs);
  expect(presenceOf(house, active)).toBe("away");
  house.act(other, { type: "draw" });
  const { stories } = house;
  house.timers.pass(botDelayMs);
  expect(house.stories).toBe(stories);
  house.timers.pass(longestSuspenseMs);
  expect(house.stories).toBeGreaterThan(stories);
});

test("the synchronised state shows an away seat at its second timeout", () => {
  const { house, active, other } = playing();
  const seen = house.listen(other);
  house.timers.pass(turnMs);
  house.act(other, { type: "draw" });
  house.timers.pass(turnMs);
  expect(Array.from(seen.table.chairs, ({ presence }) => presence)[house.names.indexOf(active)]).toBe("away");
});

test("a command of an away player ends the bot takeover even if it is rejected", () => {
  const { house, active, other } = playing();
  house.timers.pass(turnMs);
  house.act(other, { type: "draw" });
  house.timers.pass(turnMs);
  expect(house.act(active, { type: "draw" }).ok).toBe(false);
  expect(presenceOf(house, active)).toBe("here");
  house.act(other, { type: "draw" });
  const { stories } = house;
  house.timers.pass(botDelayMs);
  expect(house.stories).toBe(stories);
});

test("the end of a Nope window does not count as a timeout", () => {
  const { house, active, other } = playingWith("shuffle");
  house.act(active, { type: "play", cards: ["shuffle"] });
  house.timers.pass(5_000);
  house.act(active, { type: "draw" });
  house.timers.pass(turnMs);
  expect(house.view(other).turn).toBe(house.table.seats.seatOf(active));
  expect(presenceOf(house, other)).toBe("here");
});

test("a lost connection is shown at once while the clock runs and the seat stays reserved", () => {
  const { house, active } = playing();
  house.timers.pass(10_000);
  house.table.drop(active);
  expect(presenceOf(house, active)).toBe("away");
  expect(house.leftMs).toBe(turnMs - 10_000);
  const { hand } = house.view(active);
  house.join(active);
  expect(presenceOf(house, active)).toBe("here");
  expect(house.view(active).hand).toEqual(hand);
});

test("a bot takes over the seat of a leaver at once", () => {
  const { house, active } = playing();
  house.manage(active, { type: "leave" });
  expect(presenceOf(house, active)).toBe("left");
  const { stories } = house;
  house.timers.pass(botDelayMs);
  expect(house.stories).toBe(stories + 1);
});

test("a leaver cannot act but may return to the same seat during the game", async () => {
  const { house, active } = playing();
  const seat = house.table.seats.seatOf(active);
  house.manage(active, { type: "leave" });
  expect(house.act(active, { type: "draw" })).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(await house.tables.seatOf(active)).toBeNull();
  expect(house.join(active).ok).toBe(true);
  expect(house.table.seats.seatOf(active)).toBe(seat);
  expect(house.act(active, { type: "draw" }).ok).toBe(true);
});

test("a command for an earlier decision is rejected as stale", () => {
  const { house, active } = playing();
  const { seq } = house.table.games;
  house.timers.pass(turnMs);
  expect(house.act(active, { type: "draw" }, seq)).toEqual({ ok: false, error: { kind: "stale" } });
});

test("a pass does not make the commands of other players stale", () => {
  const { house, active, others } = playingWith("shuffle", ["ann", "bob", "cat"]);
  house.act(active, { type: "play", cards: ["shuffle"] });
  const { seq } = house.table.games;
  for (const other of others) expect(house.act(other, { type: "pass" }, seq).ok).toBe(true);
  expect(house.view(active).pending).toEqual([]);
});
