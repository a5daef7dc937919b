import { describe, expect, test } from "vitest";
import { botOf } from "../../server/tables/bot-chairs.ts";
import { Misses } from "../../server/tables/misses.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { botDelayMs, House, longestSuspenseMs, settingsFor } from "../support/house.ts";
import { tableKeptAs } from "../support/kept.ts";

const done = { ok: true, value: null };
const putOut = { ok: false, error: { kind: "put-out" } };

/** Starts a game of Ann and Bob; `slow` is the player on turn. */
function begun(seed: string, isPublic: boolean) {
  const house = new House(["ann", "bob"], { settings: settingsFor(2), isPublic }, seed);
  house.manage("ann", { type: "start" });
  const [slow = "", other = ""] = house.view("ann").turn === 0 ? ["ann", "bob"] : ["bob", "ann"];
  return { house, slow, other };
}

type Game = ReturnType<typeof begun>;

const presenceOf = (house: House, name: string) => house.presences[house.names.indexOf(name)];

/** Lets the other player continue at once, without a card that makes the table wait. */
function goOn({ house, other }: Game): void {
  while (house.table.phase === "playing") {
    const legal = house.legal(other);
    const command = legal.find(({ type }) => type === "draw" || type === "pass") ?? legal[0];
    if (!command || house.act(other, command).ok === false) return;
  }
}

/** Ends the takeover by a bot and then does nothing. @returns the waiting time of the table. */
function stall({ house, slow }: Game): number {
  const since = house.timers.now();
  const { stories } = house;
  while (house.stories === stories && house.table.phase === "playing") {
    if (presenceOf(house, slow) === "away") house.manage(slow, { type: "here" });
    house.timers.pass(100);
  }
  return house.timers.now() - since;
}

/** Returns all waits for a stalling player, until they are replaced, the limit is reached, or the game is over. */
function waitsFor(game: Game, most = Number.POSITIVE_INFINITY): number[] {
  const { house, slow } = game;
  const waits: number[] = [];
  for (goOn(game); house.table.phase === "playing" && waits.length < most; goOn(game)) {
    if (presenceOf(house, slow) === "put-out") break;
    waits.push(stall(game));
  }
  return waits;
}

/** Returns a seed with which the stalling player only has to draw, this many times. */
function quiet(isPublic: boolean, turns: number): string {
  for (let seed = 0; ; seed += 1) {
    const game = begun(`quiet ${seed}`, isPublic);
    let drawn = 0;
    for (goOn(game); drawn < turns && game.house.act(game.slow, { type: "draw" }).ok; goOn(game)) drawn += 1;
    const isAsked = game.house.legal(game.slow).some(({ type }) => type !== "draw" && type !== "play");
    if (drawn === turns && !isAsked && game.house.table.phase === "playing") return `quiet ${seed}`;
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
    expect(waitsFor(begun(quietTable, false), 6)).toEqual([30_000, 15_000, 7500, 5000, 5000, 5000]);
  });

  test("gets half of the reduction back with each turn played in time", () => {
    const game = having(2, false);
    const { house, slow } = game;
    const times: (number | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      times.push(house.leftMs);
      house.act(slow, { type: "draw" });
      goOn(game);
    }
    expect(times).toEqual([7500, 15_000, 30_000]);
  });

  test("gets no time back for a turn that a bot has played", () => {
    const game = having(2, false);
    const { house, slow } = game;
    const { seq } = house.table.games;
    house.timers.pass(longestSuspenseMs + botDelayMs);
    expect(house.table.games.seq).toBeGreaterThan(seq);
    for (let wait = 0; wait < 100 && !house.legal(slow).some(({ type }) => type === "draw"); wait += 1) {
      goOn(game);
      house.timers.pass(1000);
    }
    expect(house.leftMs).toBeLessThanOrEqual(7500);
  });

  test("gets neither the cards nor time back by emotes, chat and passes", () => {
    const game = having(2, false);
    const { house, slow } = game;
    expect(house.throwEmote(slow, "hurry").ok).toBe(true);
    expect(house.say(slow, "I am here").ok).toBe(true);
    house.act(slow, { type: "pass" });
    expect(presenceOf(house, slow)).toBe("away");
    expect(house.leftMs).toBe(7500);
  });

  test.each([
    ["a here message", (house: House, name: string) => house.manage(name, { type: "here" })],
    ["a rejected command", (house: House, name: string) => house.act(name, { type: "nope" })],
    ["reconnecting", (house: House, name: string) => house.join(name)],
  ])("gets the cards back by %s, but no time", (_how, back) => {
    const { house, slow } = having(2, false);
    back(house, slow);
    expect(presenceOf(house, slow)).toBe("here");
    expect(house.leftMs).toBe(7500);
    const { stories } = house;
    house.timers.pass(7499);
    expect(house.stories).toBe(stories);
  });

  test("is never replaced for good at a private table", () => {
    const { house, slow } = having(6, false);
    expect(house.manage(slow, { type: "here" })).toEqual(done);
    expect(presenceOf(house, slow)).toBe("here");
  });
});

describe("at a public table", () => {
  test("the third consecutive timeout replaces a player with a bot until the end of the game", () => {
    const game = having(3, true);
    const { house, slow } = game;
    expect(house.act(slow, { type: "draw" })).toEqual(putOut);
    expect(house.manage(slow, { type: "here" })).toEqual(putOut);
    house.table.drop(slow);
    expect(house.join(slow)).toEqual(done);
    expect(presenceOf(house, slow)).toBe("put-out");
    goOn(game);
    const { seq } = house.table.games;
    house.timers.pass(longestSuspenseMs + botDelayMs);
    expect(house.table.games.seq).toBeGreaterThan(seq);
  });

  test("a replaced player who leaves and returns stays replaced", () => {
    const { house, slow } = having(3, true);
    house.manage(slow, { type: "leave" });
    expect(presenceOf(house, slow)).toBe("left");
    house.join(slow);
    expect(house.act(slow, { type: "draw" })).toEqual(putOut);
  });

  test("a rematch resets replacements and timeouts", () => {
    const game = having(3, true);
    const { house } = game;
    for (goOn(game); house.table.phase === "playing"; goOn(game)) house.timers.pass(1000);
    for (const name of ["ann", "bob"]) expect(house.manage(name, { type: "rematch", ready: true })).toEqual(done);
    expect([house.table.phase, ...house.presences]).toEqual(["playing", "here", "here"]);
    goOn(game);
    expect(house.leftMs).toBe(30_000);
  });

  test("stalling costs the other players at most 53 seconds of a game", () => {
    const costs = Array.from({ length: 60 }, (_, seed) => waitsFor(begun(`stall ${seed}`, true)));
    for (const waits of costs) expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(53_000);
    expect(costs).toContainEqual([30_000, 15_000, 7500]);
  });

  test("a player who stalls every other turn costs the others 45 seconds in two turns", () => {
    const game = begun(quietPublic, true);
    const { house, slow } = game;
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      waits.push(...waitsFor(game, 1));
      goOn(game);
      waits.push(house.leftMs ?? 0);
      house.timers.pass(14_999);
      expect(house.act(slow, { type: "draw" })).toEqual(done);
    }
    expect(waits).toEqual([30_000, 15_000, 30_000, 15_000, 30_000, 15_000]);
  });
});

describe("after a restart of the server", () => {
  test("timeouts are restored, and a returning player ends the takeover by a bot", () => {
    const { house, slow } = having(2, true);
    const back = house.afterRestart();
    expect(presenceOf(back, slow)).toBe("away");
    back.timers.pass(5000);
    expect(back.leftMs).toBe(7500);
    back.join(slow);
    expect(presenceOf(back, slow)).toBe("here");
    back.timers.pass(7500);
    expect(presenceOf(back, slow)).toBe("put-out");
  });

  test("a replaced player stays replaced", () => {
    const { house, slow } = having(3, true);
    const back = house.afterRestart();
    expect(back.join(slow)).toEqual(done);
    expect(back.act(slow, { type: "draw" })).toEqual(putOut);
  });

  test("a table saved by an older version is restored without timeouts", () => {
    const { house } = having(2, true);
    const { game, kind, ...returning } = house.journal.returning;
    const { startsCalledOff: _, ...table } = returning.table;
    const chairs = table.chairs.map((chair) => {
      if (chair.kind !== "person") return chair;
      const { player, left, ready, seated } = chair;
      return { kind: "person", player, left, ready, seated };
    });
    const back = new House([], { kind, game, table: tableKeptAs(JSON.stringify({ ...table, chairs })) });
    for (const name of ["ann", "bob"]) back.join(name);
    expect(back.presences).toEqual(["here", "here"]);
    back.timers.pass(5000);
    expect(back.leftMs).toBe(30_000);
  });
});

test("several players who are to act have the time limit of the player with the fewest timeouts, without bots", () => {
  const { table } = new House(["ann", "bob", "cat", "dan"]);
  const { seats } = table;
  for (const [seat, person] of seats.persons.entries()) person.missed = 3 - seat;
  const [, , , dan] = seats.persons;
  if (dan) dan.isCovered = true;
  seats.addBot(botOf("steady", Math.random), []);
  const misses = new Misses(seats, false, { missed() {}, putOut() {} });
  expect([misses.among([0, 1, 3, 4]), misses.among([3]), misses.among([4])]).toEqual([2, 0, 0]);
});

test("a player can be replaced at any table at once", () => {
  const { house, slow } = begun(quietTable, false);
  house.table.conduct.putOut(slow);
  expect(house.act(slow, { type: "draw" })).toEqual(putOut);
  const { seq } = house.table.games;
  house.timers.pass(botDelayMs);
  expect(house.table.games.seq).toBeGreaterThan(seq);
});

/** Creates a game where Ann is first on turn and holds a card. */
function holding(card: CardId, edition: string, people = ["ann", "bob"]): House {
  for (let seed = 0; ; seed += 1) {
    const house = new House(people, { settings: settingsFor(people.length, edition) }, `holding ${seed}`);
    house.manage("ann", { type: "start" });
    if (house.view("ann").turn === 0 && house.view("ann").hand.includes(card)) return house;
  }
}

test("a bot does not pass again for a player who passed during its delay", async () => {
  const house = holding("shuffle", "original", ["ann", "bob", "cat"]);
  const [, bob] = house.table.seats.persons;
  if (bob) bob.isCovered = true;
  house.act("ann", { type: "play", cards: ["shuffle"] });
  const { length } = house.journal.steps;
  expect(house.act("bob", { type: "pass" })).toEqual(done);
  house.timers.pass(botDelayMs);
  await Promise.resolve();
  expect(house.journal.steps.slice(length)).toMatchObject([{ step: { actor: 1, command: { type: "pass" } } }]);
  expect(presenceOf(house, "bob")).toBe("away");
});

test("a stop without any time limit does not count as a timeout", () => {
  const house = holding("shuffle-until-stop", "good-vs-evil");
  house.table.drop("bob");
  house.act("ann", { type: "play", cards: ["shuffle-until-stop"] });
  house.timers.pass(5000);
  expect(house.view("ann").pending).toEqual([]);
  expect(house.table.seats.persons.map(({ missed }) => missed)).toEqual([0, 0]);
});
