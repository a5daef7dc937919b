import { describe, expect, test } from "vitest";
import type { EndedGame } from "../../server/store/saved.ts";
import { replay } from "../../shared/core/replay.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { House, settingsFor } from "../support/house.ts";
import { okValue } from "../support/kept.ts";

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
function begun({ isPublic = true, seats = 3, guests = [], networks = {}, chance = "results" }: How = {}): House {
  const opening = { settings: settingsFor(seats), isPublic, fillWithBots: true, start: "when-joined" } as const;
  const house = new House(people, opening, chance);
  for (const name of people) house.join(name, { guest: guests.includes(name), network: networks[name] ?? null });
  return house;
}

const countingOf = (house: House) => house.journal.begun.at(-1)?.counting;
const leave = (house: House, name: string) => house.manage(name, { type: "leave" });

/** Lets these players play until the game ends or for the given number of commands. Bots play for the others. */
function play(house: House, players: readonly string[], most = 2000): void {
  for (let acted = 0; acted < most && house.table.phase === "playing"; acted += 1) {
    const asked = players.find((name) => house.legal(name).length > 0);
    const legal = asked === undefined ? [] : house.legal(asked);
    const command = legal.find(({ type }) => type === "draw" || type === "pass") ?? legal[0];
    if (asked === undefined || !command || !house.act(asked, command).ok) house.timers.pass(1000);
  }
}

/** Returns the end of the game if these players play it. */
function endOf(house: House, players: readonly string[]): EndedGame {
  play(house, players);
  const [ended] = house.journal.ended;
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
    const house = begun();
    house.join("bob", { guest: false, network: "one" });
    house.join("ann", { guest: false, network: "one" });
    expect(endOf(house, people).counting).toEqual({ pool: "kittens-more", unrated: null });
  });
});

describe("a player who leaves a running game", () => {
  test("is last although a bot plays on", () => {
    for (let game = 0; game < 6; game += 1) {
      const house = begun({ chance: `left ${game}` });
      leave(house, "bob");
      const ended = endOf(house, ["ann", "cat"]);
      expect(seatOf(ended, "bob")).toMatchObject({ deserted: true, place: 3 });
      expect(ended.seats.map(({ place }) => place).toSorted()).toEqual([1, 2, 3]);
    }
  });

  test("shares the last rank with other leavers", () => {
    const house = begun();
    leave(house, "bob");
    leave(house, "ann");
    const ended = endOf(house, ["cat"]);
    expect(["ann", "bob", "cat"].map((name) => seatOf(ended, name))).toMatchObject([
      { place: 2, deserted: true },
      { place: 2, deserted: true },
      { place: 1, deserted: false },
    ]);
  });

  test("is no leaver after returning to play", () => {
    const house = begun();
    leave(house, "bob");
    house.join("bob", { guest: false });
    expect(deserters(endOf(house, people))).toEqual([]);
  });

  test("stays a leaver if they return only after their elimination", () => {
    const house = begun();
    leave(house, "bob");
    while (!house.table.games.isOut(1) && house.table.phase === "playing") play(house, ["ann", "cat"], 1);
    house.join("bob", { guest: false });
    expect(deserters(endOf(house, ["ann", "cat"]))).toEqual(["bob"]);
  });

  test("is no leaver if no other human player is left", () => {
    const house = begun();
    for (const name of people) leave(house, name);
    expect(deserters(endOf(house, []))).toEqual(["ann", "bob"]);
  });

  test("stays a leaver after a restart", () => {
    const house = begun();
    leave(house, "bob");
    const later = house.afterRestart();
    for (const name of ["ann", "cat"]) later.join(name, { guest: false });
    expect(deserters(endOf(later, ["ann", "cat"]))).toEqual(["bob"]);
  });
});

test("an eliminated player may leave without becoming a leaver", () => {
  const house = begun();
  while (house.view("ann").out.length === 0) play(house, people, 1);
  const [out = ""] = house.view("ann").out.map((seat) => house.names[seat] ?? "");
  leave(house, out);
  const ended = endOf(
    house,
    people.filter((name) => name !== out),
  );
  expect(seatOf(ended, out)).toMatchObject({ deserted: false, place: 3, death: "kitten" });
});

describe("a player who is replaced by a bot", () => {
  test("is a leaver even after returning", () => {
    const house = begun();
    house.table.conduct.putOut("bob");
    house.join("bob", { guest: false });
    expect(seatOf(endOf(house, ["ann", "cat"]), "bob")).toMatchObject({ deserted: true, place: 3 });
  });

  test("does not count as a remaining player when others leave", () => {
    const house = begun();
    house.table.conduct.putOut("bob");
    leave(house, "cat");
    leave(house, "ann");
    expect(deserters(endOf(house, []))).toEqual(["bob", "cat"]);
  });
});

test("the next game starts without leavers", () => {
  const house = begun();
  leave(house, "bob");
  endOf(house, ["ann", "cat"]);
  expect([...house.table.seats.deserters]).toEqual([]);
});

test("the statistics of all players are the same after a restart of the server during the game", () => {
  const house = begun();
  while (house.view("ann").out.length === 0) play(house, people, 1);
  const later = house.afterRestart();
  for (const name of people) later.join(name, { guest: false });
  const ended = endOf(later, people);
  expect(ended.counting).toEqual({ pool: "kittens-more", unrated: null });
  const { steps, ...record } = house.journal.record("room");
  const all = [...steps, ...later.journal.steps.map(({ step }) => step)];
  const again = okValue(replay(kittens, { ...record, steps: all }));
  const happened = Array.from({ length: again.last + 1 }, (_, step) => again.events(step));
  expect(ended.seats).toMatchObject(kittens.feats(3, happened));
});

test("a table that closes during a game has no result", () => {
  const house = begun();
  house.close("table-closed");
  expect(house.journal.ended).toEqual([]);
});
