import { describe, expect, test } from "vitest";
import { tableRow } from "../../server/storage/writing/write.ts";
import { botOf } from "../../server/tables/bots/bot-chairs.ts";
import { MissedTurns } from "../../server/tables/game/missed-turns.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { tableWithJson } from "../support/saved-table.ts";
import { botDelayMs, maxRevealMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const done = { ok: true, value: null };
const putOut = { ok: false, error: { kind: "put-out" } };

/** Starts a game of Ann and Bob; `slow` is the player on turn. */
function begun(seed: string, isPublic: boolean) {
  const opening = { settings: settingsFor(2), isPublic, start: "when-joined" } as const;
  const fixture = new TableFixture(["ann", "bob"], opening, seed);
  for (const name of ["ann", "bob"]) fixture.join(name);
  const [slow = "", other = ""] = fixture.view("ann").turn === 0 ? ["ann", "bob"] : ["bob", "ann"];
  return { fixture, slow, other };
}

type Game = ReturnType<typeof begun>;

const presenceOf = (fixture: TableFixture, name: string) => fixture.presences[fixture.names.indexOf(name)];

/** Lets the other player continue at once, without a card that makes the table wait. */
function goOn({ fixture, other }: Game): void {
  while (fixture.table.phase === "playing") {
    const legal = fixture.legal(other);
    const command = legal.find(({ type }) => type === "draw" || type === "pass") ?? legal[0];
    if (!command || fixture.act(other, command).ok === false) return;
  }
}

/** Ends the takeover by a bot and then does nothing. @returns the waiting time of the table. */
function stall({ fixture, slow }: Game): number {
  const since = fixture.timers.now();
  const { stories } = fixture;
  while (fixture.stories === stories && fixture.table.phase === "playing") {
    if (presenceOf(fixture, slow) === "away") fixture.manage(slow, { type: "here" });
    fixture.timers.pass(100);
  }
  return fixture.timers.now() - since;
}

/** Returns all waits for a stalling player, until they are replaced, the limit is reached, or the game is over. */
function waitsFor(game: Game, most = Number.POSITIVE_INFINITY): number[] {
  const { fixture, slow } = game;
  const waits: number[] = [];
  for (goOn(game); fixture.table.phase === "playing" && waits.length < most; goOn(game)) {
    if (presenceOf(fixture, slow) === "put-out") break;
    waits.push(stall(game));
  }
  return waits;
}

/** Returns a seed with which the stalling player only has to draw, this many times. */
function quiet(isPublic: boolean, turns: number): string {
  for (let seed = 0; ; seed += 1) {
    const game = begun(`quiet ${seed}`, isPublic);
    let drawn = 0;
    for (goOn(game); drawn < turns && game.fixture.act(game.slow, { type: "draw" }).ok; goOn(game)) drawn += 1;
    const isAsked = game.fixture.legal(game.slow).some(({ type }) => type !== "draw" && type !== "play");
    if (drawn === turns && !isAsked && game.fixture.table.phase === "playing") return `quiet ${seed}`;
  }
}
const quietTable = quiet(false, 7);
const quietPublic = quiet(true, 7);

/** Creates a game in which the player has this many timeouts and is on turn again. From two on a bot plays. */
function having(misses: number, isPublic: boolean): Game {
  const game = begun(isPublic ? quietPublic : quietTable, isPublic);
  waitsFor(game, misses);
  return game;
}

describe("a player with timeouts", () => {
  test("has half of the time limit after each timeout, down to five seconds", () => {
    expect(waitsFor(begun(quietTable, false), 6)).toEqual([30_000, 15_000, 10_000, 5000, 5000, 5000]);
  });

  test("gets half of the reduction back with each turn played in time", () => {
    const game = having(2, false);
    const { fixture, slow } = game;
    const times: (number | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      times.push(fixture.leftMs);
      fixture.act(slow, { type: "draw" });
      goOn(game);
    }
    expect(times).toEqual([7500, 15_000, 30_000]);
  });

  test("gets no time back for a turn that a bot has played", () => {
    const game = having(2, false);
    const { fixture, slow } = game;
    const { seq } = fixture.table.games;
    fixture.timers.pass(maxRevealMs + botDelayMs);
    expect(fixture.table.games.seq).toBeGreaterThan(seq);
    for (let wait = 0; wait < 100 && !fixture.legal(slow).some(({ type }) => type === "draw"); wait += 1) {
      goOn(game);
      fixture.timers.pass(1000);
    }
    expect(fixture.leftMs).toBeLessThanOrEqual(7500);
  });

  test("gets neither the cards nor time back by emotes, chat and passes", () => {
    const game = having(2, false);
    const { fixture, slow } = game;
    expect(fixture.throwEmote(slow, "hurry").ok).toBe(true);
    expect(fixture.say(slow, "I am here").ok).toBe(true);
    fixture.act(slow, { type: "pass" });
    expect(presenceOf(fixture, slow)).toBe("away");
    expect(fixture.leftMs).toBe(7500);
  });

  test.each([
    ["a here message", (fixture: TableFixture, name: string) => fixture.manage(name, { type: "here" })],
    ["a rejected command", (fixture: TableFixture, name: string) => fixture.act(name, { type: "nope" })],
    ["reconnecting", (fixture: TableFixture, name: string) => fixture.join(name)],
  ])("gets the cards back by %s, with ten seconds", (_how, back) => {
    const { fixture, slow } = having(2, false);
    expect(fixture.leftMs).toBe(7500);
    fixture.timers.pass(500);
    back(fixture, slow);
    expect(presenceOf(fixture, slow)).toBe("here");
    expect(fixture.leftMs).toBe(10_000);
    const { stories } = fixture;
    fixture.timers.pass(9999);
    expect(fixture.stories).toBe(stories);
    fixture.timers.pass(1);
    expect(fixture.stories).toBe(stories + 1);
  });

  test("has the ten seconds in the next decision after taking over during another player's turn", () => {
    const game = having(1, false);
    const { fixture, slow, other } = game;
    stall(game);
    expect(fixture.legal(other).some(({ type }) => type === "draw")).toBe(true);
    fixture.manage(slow, { type: "here" });
    goOn(game);
    expect(fixture.leftMs).toBe(10_000);
    fixture.act(slow, { type: "draw" });
    goOn(game);
    expect(fixture.leftMs).toBe(15_000);
  });

  test("has the ten seconds once in a game", () => {
    const game = having(3, false);
    const { fixture, slow } = game;
    fixture.manage(slow, { type: "here" });
    expect(fixture.leftMs).toBe(5000);
  });

  test("has no more than their usual time if it is longer than ten seconds", () => {
    const { fixture, slow } = begun(quietTable, false);
    const person = fixture.table.seats.personOf(slow);
    if (person) person.isCovered = true;
    fixture.manage(slow, { type: "here" });
    expect(fixture.leftMs).toBe(30_000);
  });

  test("is never replaced for good at a private table", () => {
    const { fixture, slow } = having(6, false);
    expect(fixture.manage(slow, { type: "here" })).toEqual(done);
    expect(presenceOf(fixture, slow)).toBe("here");
  });
});

describe("at a public table", () => {
  test("the third consecutive timeout replaces a player with a bot until the end of the game", () => {
    const game = having(3, true);
    const { fixture, slow } = game;
    expect(fixture.act(slow, { type: "draw" })).toEqual(putOut);
    expect(fixture.manage(slow, { type: "here" })).toEqual(putOut);
    fixture.table.disconnect(slow);
    expect(fixture.join(slow)).toEqual(done);
    expect(presenceOf(fixture, slow)).toBe("put-out");
    goOn(game);
    const { seq } = fixture.table.games;
    fixture.timers.pass(maxRevealMs + botDelayMs);
    expect(fixture.table.games.seq).toBeGreaterThan(seq);
  });

  test("a replaced player who leaves and returns stays replaced", () => {
    const { fixture, slow } = having(3, true);
    fixture.manage(slow, { type: "leave" });
    expect(presenceOf(fixture, slow)).toBe("left");
    fixture.join(slow);
    expect(fixture.act(slow, { type: "draw" })).toEqual(putOut);
  });

  test("a rematch resets replacements and timeouts", () => {
    const game = having(3, true);
    const { fixture } = game;
    for (goOn(game); fixture.table.phase === "playing"; goOn(game)) fixture.timers.pass(1000);
    for (const name of ["ann", "bob"]) expect(fixture.manage(name, { type: "rematch", ready: true })).toEqual(done);
    expect([fixture.table.phase, ...fixture.presences]).toEqual(["playing", "here", "here"]);
    goOn(game);
    expect(fixture.leftMs).toBe(30_000);
  });

  test("stalling costs the other players at most 55 seconds of a game", () => {
    const costs = Array.from({ length: 60 }, (_, seed) => waitsFor(begun(`stall ${seed}`, true)));
    for (const waits of costs) expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(55_000);
    expect(costs).toContainEqual([30_000, 15_000, 10_000]);
  });

  test("a player who stalls every other turn costs the others 45 seconds in two turns", () => {
    const game = begun(quietPublic, true);
    const { fixture, slow } = game;
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      waits.push(...waitsFor(game, 1));
      goOn(game);
      waits.push(fixture.leftMs ?? 0);
      fixture.timers.pass(14_999);
      expect(fixture.act(slow, { type: "draw" })).toEqual(done);
    }
    expect(waits).toEqual([30_000, 15_000, 30_000, 15_000, 30_000, 15_000]);
  });
});

describe("after a restart of the server", () => {
  test("timeouts are restored, and a returning player ends the takeover by a bot", () => {
    const { fixture, slow } = having(2, true);
    const back = fixture.afterRestart();
    expect(presenceOf(back, slow)).toBe("away");
    back.timers.pass(5000);
    expect(back.leftMs).toBe(7500);
    back.join(slow);
    expect(presenceOf(back, slow)).toBe("here");
    back.timers.pass(10_000);
    expect(presenceOf(back, slow)).toBe("put-out");
  });

  test("a replaced player stays replaced", () => {
    const { fixture, slow } = having(3, true);
    const back = fixture.afterRestart();
    expect(back.join(slow)).toEqual(done);
    expect(back.act(slow, { type: "draw" })).toEqual(putOut);
  });

  test("a table saved by an older version is restored without timeouts", () => {
    const { fixture } = having(2, true);
    const { game, kind, ...returning } = fixture.writeQueue.returning;
    const table = { ...JSON.parse(tableRow(returning.table).tableJson), version: 1 };
    const chairs = returning.table.chairs.map((chair) => {
      if (chair.kind !== "person") return chair;
      const { player, left, ready, seated } = chair;
      return { kind: "person", player, left, ready, seated };
    });
    const back = new TableFixture([], { kind, game, table: tableWithJson(JSON.stringify({ ...table, chairs })) });
    for (const name of ["ann", "bob"]) back.join(name);
    expect(back.presences).toEqual(["here", "here"]);
    back.timers.pass(5000);
    expect(back.leftMs).toBe(30_000);
  });
});

test("several players who are to act have the time limit of the player with the fewest timeouts, without bots", () => {
  const { table } = new TableFixture(["ann", "bob", "cat", "dan"]);
  const { seats } = table;
  for (const [seat, person] of seats.persons.entries()) person.missed = 3 - seat;
  const [, , , dan] = seats.persons;
  if (dan) dan.isCovered = true;
  seats.addBot(botOf("steady", Math.random), []);
  const misses = new MissedTurns(seats, false, { missed() {}, replace() {} });
  expect([misses.among([0, 1, 3, 4]), misses.among([3]), misses.among([4])]).toEqual([2, 0, 0]);
});

test("a player can be replaced at any table at once", () => {
  const { fixture, slow } = begun(quietTable, false);
  fixture.table.leaverPolicy.replaceByBot(slow);
  expect(fixture.act(slow, { type: "draw" })).toEqual(putOut);
  const { seq } = fixture.table.games;
  fixture.timers.pass(botDelayMs);
  expect(fixture.table.games.seq).toBeGreaterThan(seq);
});

/** Creates a game where Ann is first on turn and holds a card. */
function holding(card: CardId, edition: string, people = ["ann", "bob"]): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(people, { settings: settingsFor(people.length, edition) }, `holding ${seed}`);
    fixture.manage("ann", { type: "start" });
    if (fixture.view("ann").turn === 0 && fixture.view("ann").hand.includes(card)) return fixture;
  }
}

test("a bot does not pass again for a player who passed during its delay", async () => {
  const fixture = holding("shuffle", "original", ["ann", "bob", "cat"]);
  const [, bob] = fixture.table.seats.persons;
  if (bob) bob.isCovered = true;
  fixture.act("ann", { type: "play", cards: ["shuffle"] });
  const { length } = fixture.writeQueue.steps;
  expect(fixture.act("bob", { type: "pass" })).toEqual(done);
  fixture.timers.pass(botDelayMs);
  await Promise.resolve();
  expect(fixture.writeQueue.steps.slice(length)).toMatchObject([{ step: { actor: 1, command: { type: "pass" } } }]);
  expect(presenceOf(fixture, "bob")).toBe("away");
});

test("a stop without any time limit does not count as a timeout", () => {
  const fixture = holding("shuffle-until-stop", "good-vs-evil");
  fixture.table.disconnect("bob");
  fixture.act("ann", { type: "play", cards: ["shuffle-until-stop"] });
  fixture.timers.pass(5000);
  expect(fixture.view("ann").pending).toEqual([]);
  expect(fixture.table.seats.persons.map(({ missed }) => missed)).toEqual([0, 0]);
});
