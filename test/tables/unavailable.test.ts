import { expect, test } from "vitest";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { botDelayMs, maxRevealMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const turnMs = 30_000;

/** Starts a game; `active` is the player on turn. */
function playing(seed = "calm", people = ["ann", "bob"]) {
  const fixture = new TableFixture(people, { settings: settingsFor(people.length) }, seed);
  fixture.manage("ann", { type: "start" });
  const active = people[fixture.view("ann").turn] ?? "";
  const others = people.filter((name) => name !== active);
  return { fixture, active, others, other: others[0] ?? "" };
}

/** Starts a game where the first player holds this card, which must not end the turn or need a target. */
function playingWith(title: CardId, people = ["ann", "bob"]) {
  for (let seed = 0; ; seed += 1) {
    const game = playing(`seed ${seed}`, people);
    if (game.fixture.view(game.active).hand.includes(title)) return game;
  }
}

const presenceOf = (fixture: TableFixture, name: string) => fixture.presences[fixture.names.indexOf(name)];

test("after one turn timeout the player draws a card and still counts as present", () => {
  const { fixture, active } = playing();
  const { pile } = fixture.view(active);
  fixture.timers.pass(turnMs);
  expect(fixture.view(active).pile).toBe(pile - 1);
  expect(presenceOf(fixture, active)).toBe("here");
});

test("after two consecutive timeouts a seat is away and a bot plays for it with the bot delay", () => {
  const { fixture, active, other } = playing();
  fixture.timers.pass(turnMs);
  fixture.act(other, { type: "draw" });
  fixture.timers.pass(turnMs);
  expect(presenceOf(fixture, active)).toBe("away");
  fixture.act(other, { type: "draw" });
  const { stories } = fixture;
  fixture.timers.pass(botDelayMs);
  expect(fixture.stories).toBe(stories);
  fixture.timers.pass(maxRevealMs);
  expect(fixture.stories).toBeGreaterThan(stories);
});

test("the synchronised state shows an away seat at its second timeout", () => {
  const { fixture, active, other } = playing();
  const seen = fixture.listen(other);
  fixture.timers.pass(turnMs);
  fixture.act(other, { type: "draw" });
  fixture.timers.pass(turnMs);
  expect(Array.from(seen.table.chairs, ({ presence }) => presence)[fixture.names.indexOf(active)]).toBe("away");
});

test("a command of an away player ends the bot takeover even if it is rejected", () => {
  const { fixture, active, other } = playing();
  fixture.timers.pass(turnMs);
  fixture.act(other, { type: "draw" });
  fixture.timers.pass(turnMs);
  expect(fixture.act(active, { type: "draw" }).ok).toBe(false);
  expect(presenceOf(fixture, active)).toBe("here");
  fixture.act(other, { type: "draw" });
  const { stories } = fixture;
  fixture.timers.pass(botDelayMs);
  expect(fixture.stories).toBe(stories);
});

test("the end of a Nope window does not count as a timeout", () => {
  const { fixture, active, other } = playingWith("shuffle");
  fixture.act(active, { type: "play", cards: ["shuffle"] });
  fixture.timers.pass(5_000);
  fixture.act(active, { type: "draw" });
  fixture.timers.pass(turnMs);
  expect(fixture.view(other).turn).toBe(fixture.table.seats.seatOf(active));
  expect(presenceOf(fixture, other)).toBe("here");
});

test("a lost connection is shown at once while the clock runs and the seat stays reserved", () => {
  const { fixture, active } = playing();
  fixture.timers.pass(10_000);
  fixture.table.disconnect(active);
  expect(presenceOf(fixture, active)).toBe("away");
  expect(fixture.leftMs).toBe(turnMs - 10_000);
  const { hand } = fixture.view(active);
  fixture.join(active);
  expect(presenceOf(fixture, active)).toBe("here");
  expect(fixture.view(active).hand).toEqual(hand);
});

test("a bot takes over the seat of a leaver at once", () => {
  const { fixture, active } = playing();
  fixture.manage(active, { type: "leave" });
  expect(presenceOf(fixture, active)).toBe("left");
  const { stories } = fixture;
  fixture.timers.pass(botDelayMs);
  expect(fixture.stories).toBe(stories + 1);
});

test("a leaver cannot act but may return to the same seat during the game", async () => {
  const { fixture, active } = playing();
  const seat = fixture.table.seats.seatOf(active);
  fixture.manage(active, { type: "leave" });
  expect(fixture.act(active, { type: "draw" })).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(await fixture.tables.seatOf(active)).toBeNull();
  expect(fixture.join(active).ok).toBe(true);
  expect(fixture.table.seats.seatOf(active)).toBe(seat);
  expect(fixture.act(active, { type: "draw" }).ok).toBe(true);
});

test("a command for an earlier decision is rejected as stale", () => {
  const { fixture, active } = playing();
  const { seq } = fixture.table.games;
  fixture.timers.pass(turnMs);
  expect(fixture.act(active, { type: "draw" }, seq)).toEqual({ ok: false, error: { kind: "stale" } });
});

test("a repeated command gets its reply again and has no second effect, even after a restart", () => {
  const { fixture, active, others } = playing("calm", ["ann", "bob", "cat"]);
  const { seq } = fixture.table.games;
  const { pile } = fixture.view(active);
  const done = { ok: true, value: null };
  expect(fixture.act(active, { type: "draw" }, seq)).toEqual(done);
  expect(fixture.act(active, { type: "draw" }, seq)).toEqual(done);
  const restored = fixture.afterRestart();
  for (const name of [active, ...others]) restored.join(name);
  expect(restored.act(active, { type: "draw" }, seq)).toEqual(done);
  expect([fixture, restored].map((each) => each.view(active).pile)).toEqual([pile - 1, pile - 1]);
});

test("a repeated pass gets its reply again", () => {
  const { fixture, active, others } = playingWith("shuffle", ["ann", "bob", "cat"]);
  fixture.act(active, { type: "play", cards: ["shuffle"] });
  const { seq } = fixture.table.games;
  const [other = ""] = others;
  for (let time = 0; time < 2; time += 1) expect(fixture.act(other, { type: "pass" }, seq).ok).toBe(true);
  expect(fixture.view(active).pending).toHaveLength(1);
});

test("a pass does not make the commands of other players stale", () => {
  const { fixture, active, others } = playingWith("shuffle", ["ann", "bob", "cat"]);
  fixture.act(active, { type: "play", cards: ["shuffle"] });
  const { seq } = fixture.table.games;
  for (const other of others) expect(fixture.act(other, { type: "pass" }, seq).ok).toBe(true);
  expect(fixture.view(active).pending).toEqual([]);
});
