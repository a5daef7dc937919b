import { describe, expect, test } from "vitest";
import type { EndedGame } from "../../../server/storage/saved-types.ts";
import { replay } from "../../../shared/core/replay.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { expectOk } from "../../support/saved-table.ts";
import { settingsFor, TableFixture } from "../../support/table-fixture.ts";

const people = ["ann", "bob", "cat"];

interface How {
  readonly isPublic?: boolean;
  readonly seats?: number;
  readonly guests?: readonly string[];
  /** Network of each player, by name. */
  readonly networks?: Readonly<Record<string, string>>;
  readonly chance?: string;
}

/** Begins a game of accounts, opened as the queue does. */
function begun({ isPublic = true, seats = 3, guests = [], networks = {}, chance = "results" }: How = {}): TableFixture {
  const opening = { settings: settingsFor(seats), isPublic, fillWithBots: true, start: "when-joined" } as const;
  const fixture = new TableFixture(people, opening, chance);
  for (const name of people) fixture.join(name, { guest: guests.includes(name), network: networks[name] ?? null });
  return fixture;
}

const countingOf = (fixture: TableFixture) => fixture.writeQueue.begun.at(-1)?.counting;
const leave = (fixture: TableFixture, name: string) => fixture.manage(name, { type: "leave" });

/** Lets these players play until the game ends or for the given number of commands. Bots play for the others. */
function play(fixture: TableFixture, players: readonly string[], most = 2000): void {
  for (let acted = 0; acted < most && fixture.table.phase === "playing"; acted += 1) {
    const asked = players.find((name) => fixture.legal(name).length > 0);
    const legal = asked === undefined ? [] : fixture.legal(asked);
    const command = legal.find(({ type }) => type === "draw" || type === "pass") ?? legal[0];
    if (asked === undefined || !command || !fixture.act(asked, command).ok) fixture.timers.pass(1000);
  }
}

/** Returns the end of the game if these players play it. */
function endOf(fixture: TableFixture, players: readonly string[]): EndedGame {
  play(fixture, players);
  const [ended] = fixture.writeQueue.ended;
  if (!ended) throw new Error("the game has not ended");
  return ended;
}

const seatOf = ({ seats }: EndedGame, name: string) => seats.find(({ playerId }) => playerId === name);
const deserters = ({ seats }: EndedGame) => seats.filter(({ deserted }) => deserted).map(({ playerId }) => playerId);

describe("a game of accounts", () => {
  test("counts if the queue brought the players together", () => {
    expect(countingOf(begun())).toEqual({ pool: "kittens-more", unrated: null });
  });

  test("counts if the networks are unknown, because these do not count as the same", () => {
    expect(countingOf(begun({ networks: { ann: "one" } }))).toEqual({ pool: "kittens-more", unrated: null });
  });

  test.each([
    ["private", { isPublic: false }],
    ["bot", { seats: 4 }],
    ["guest", { guests: ["bob"] }],
    ["same-network", { networks: { ann: "one", bob: "two", cat: "one" } }],
  ] as const)("does not count if it is %s", (unrated, how) => {
    expect(countingOf(begun(how))).toEqual({ pool: null, unrated });
  });

  test("counts as decided at the deal, regardless of later events", () => {
    const fixture = begun();
    fixture.join("bob", { guest: false, network: "one" });
    fixture.join("ann", { guest: false, network: "one" });
    expect(endOf(fixture, people).counting).toEqual({ pool: "kittens-more", unrated: null });
  });
});

describe("a player who leaves a running game", () => {
  test("is last although a bot plays on", () => {
    for (let game = 0; game < 6; game += 1) {
      const fixture = begun({ chance: `left ${game}` });
      leave(fixture, "bob");
      const ended = endOf(fixture, ["ann", "cat"]);
      expect(seatOf(ended, "bob")).toMatchObject({ deserted: true, place: 3 });
      expect(ended.seats.map(({ place }) => place).toSorted()).toEqual([1, 2, 3]);
    }
  });

  test("shares the last rank with other leavers", () => {
    const fixture = begun();
    leave(fixture, "bob");
    leave(fixture, "ann");
    const ended = endOf(fixture, ["cat"]);
    expect(["ann", "bob", "cat"].map((name) => seatOf(ended, name))).toMatchObject([
      { place: 2, deserted: true },
      { place: 2, deserted: true },
      { place: 1, deserted: false },
    ]);
  });

  test("is no leaver after returning to play", () => {
    const fixture = begun();
    leave(fixture, "bob");
    fixture.join("bob", { guest: false });
    expect(deserters(endOf(fixture, people))).toEqual([]);
  });

  test("stays a leaver if they return only after their elimination", () => {
    const fixture = begun();
    leave(fixture, "bob");
    while (!fixture.table.games.isEliminated(1) && fixture.table.phase === "playing") play(fixture, ["ann", "cat"], 1);
    fixture.join("bob", { guest: false });
    expect(deserters(endOf(fixture, ["ann", "cat"]))).toEqual(["bob"]);
  });

  test("is no leaver if no other human player is left", () => {
    const fixture = begun();
    for (const name of people) leave(fixture, name);
    expect(deserters(endOf(fixture, []))).toEqual(["ann", "bob"]);
  });

  test("stays a leaver after a restart", () => {
    const fixture = begun();
    leave(fixture, "bob");
    const later = fixture.afterRestart();
    for (const name of ["ann", "cat"]) later.join(name, { guest: false });
    expect(deserters(endOf(later, ["ann", "cat"]))).toEqual(["bob"]);
  });
});

test("an eliminated player may leave without becoming a leaver", () => {
  const fixture = begun();
  while (fixture.view("ann").out.length === 0) play(fixture, people, 1);
  const [out = ""] = fixture.view("ann").out.map((seat) => fixture.names[seat] ?? "");
  leave(fixture, out);
  const ended = endOf(
    fixture,
    people.filter((name) => name !== out),
  );
  expect(seatOf(ended, out)).toMatchObject({ deserted: false, place: 3, death: "kitten" });
});

describe("a player who is replaced by a bot", () => {
  test("is a leaver even after returning", () => {
    const fixture = begun();
    fixture.table.leaverPolicy.replaceByBot("bob");
    fixture.join("bob", { guest: false });
    expect(seatOf(endOf(fixture, ["ann", "cat"]), "bob")).toMatchObject({ deserted: true, place: 3 });
  });

  test("does not count as a remaining player when others leave", () => {
    const fixture = begun();
    fixture.table.leaverPolicy.replaceByBot("bob");
    leave(fixture, "cat");
    leave(fixture, "ann");
    expect(deserters(endOf(fixture, []))).toEqual(["bob", "cat"]);
  });
});

test("the next game starts without leavers", () => {
  const fixture = begun();
  leave(fixture, "bob");
  endOf(fixture, ["ann", "cat"]);
  expect([...fixture.table.seats.deserters]).toEqual([]);
});

test("the statistics of all players are the same after a restart of the server during the game", () => {
  const fixture = begun();
  while (fixture.view("ann").out.length === 0) play(fixture, people, 1);
  const later = fixture.afterRestart();
  for (const name of people) later.join(name, { guest: false });
  const ended = endOf(later, people);
  expect(ended.counting).toEqual({ pool: "kittens-more", unrated: null });
  const { steps, ...record } = fixture.writeQueue.record("room");
  const all = [...steps, ...later.writeQueue.steps.map(({ step }) => step)];
  const again = expectOk(replay(kittens, { ...record, steps: all }));
  const happened = Array.from({ length: again.last + 1 }, (_, step) => again.events(step));
  expect(ended.seats).toMatchObject(kittens.seatStats(3, happened));
});

test("a table that closes during a game has no result", () => {
  const fixture = begun();
  fixture.close("table-closed");
  expect(fixture.writeQueue.ended).toEqual([]);
});
