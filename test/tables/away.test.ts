import { expect, test } from "vitest";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { botDelayMs, House, longestSuspenseMs, settingsFor } from "../support/house.ts";

const turnMs = 30_000;

/** People who play; `active` is on turn. */
function playing(seed = "calm", people = ["ann", "bob"]) {
  const house = new House(people, { settings: settingsFor(people.length) }, seed);
  house.manage("ann", { type: "start" });
  const active = people[house.view("ann").turn] ?? "";
  const others = people.filter((name) => name !== active);
  return { house, active, others, other: others[0] ?? "" };
}

/** A game whose first player can at once play a card that ends no turn and has no target. */
function playingWith(title: CardId, people = ["ann", "bob"]) {
  for (let seed = 0; ; seed += 1) {
    const game = playing(`seed ${seed}`, people);
    if (game.house.view(game.active).hand.includes(title)) return game;
  }
}

const presenceOf = (house: House, name: string) => house.presences[house.names.indexOf(name)];

test("whoever lets the turn run out draws, and is not away yet", () => {
  const { house, active } = playing();
  const { pile } = house.view(active);
  house.timers.pass(turnMs);
  expect(house.view(active).pile).toBe(pile - 1);
  expect(presenceOf(house, active)).toBe("here");
});

test("after two missed deadlines in a row a seat is away, and a bot plays for it at its pace", () => {
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

test("everybody's state says that a seat is away as soon as its second deadline is missed", () => {
  const { house, active, other } = playing();
  const seen = house.listen(other);
  house.timers.pass(turnMs);
  house.act(other, { type: "draw" });
  house.timers.pass(turnMs);
  expect(Array.from(seen.table.chairs, ({ presence }) => presence)[house.names.indexOf(active)]).toBe("away");
});

test("an away player's own command takes the seat back from the bot, even if it is refused", () => {
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

test("letting a Nope wait run out is no missed deadline", () => {
  const { house, active, other } = playingWith("shuffle");
  house.act(active, { type: "play", cards: ["shuffle"] });
  house.timers.pass(5_000);
  house.act(active, { type: "draw" });
  house.timers.pass(turnMs);
  expect(house.view(other).turn).toBe(house.table.seats.seatOf(active));
  expect(presenceOf(house, other)).toBe("here");
});

test("a lost connection shows at once, while the clock goes on and the seat is kept", () => {
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

test("for whoever leaves on purpose a bot takes over at once", () => {
  const { house, active } = playing();
  house.manage(active, { type: "leave" });
  expect(presenceOf(house, active)).toBe("left");
  const { stories } = house;
  house.timers.pass(botDelayMs);
  expect(house.stories).toBe(stories + 1);
});

test("a leaver may do nothing any more, but comes back to the same seat while the game lasts", async () => {
  const { house, active } = playing();
  const seat = house.table.seats.seatOf(active);
  house.manage(active, { type: "leave" });
  expect(house.act(active, { type: "draw" })).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(await house.tables.seatOf(active)).toBeNull();
  expect(house.join(active).ok).toBe(true);
  expect(house.table.seats.seatOf(active)).toBe(seat);
  expect(house.act(active, { type: "draw" }).ok).toBe(true);
});

test("a command for a moment that has passed is stale", () => {
  const { house, active } = playing();
  const { seq } = house.table.games;
  house.timers.pass(turnMs);
  expect(house.act(active, { type: "draw" }, seq)).toEqual({ ok: false, error: { kind: "stale" } });
});

test("a pass does not make the commands of others stale", () => {
  const { house, active, others } = playingWith("shuffle", ["ann", "bob", "cat"]);
  house.act(active, { type: "play", cards: ["shuffle"] });
  const { seq } = house.table.games;
  for (const other of others) expect(house.act(other, { type: "pass" }, seq).ok).toBe(true);
  expect(house.view(active).pending).toEqual([]);
});
