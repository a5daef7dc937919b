import { describe, expect, test } from "vitest";
import { dealingMs } from "../../server/tables/dealing.ts";
import { contribute } from "../../server/tables/plays.ts";
import { commitToContribution } from "../../shared/core/deal.ts";
import type { ManageErrorCode, TableAction } from "../../shared/net/protocol.ts";
import { House, joinGraceMs, settingsFor } from "../support/house.ts";

const key = (digit: string): string => digit.repeat(64);
const done = { ok: true, value: null };
const refused = (code: ManageErrorCode) => ({ ok: false, error: { kind: "manage", code } });

/** Creates a table of three that prepares a game and waits for these players, who contribute nothing. */
function preparing(...silent: readonly string[]): House {
  const house = new House(["ann", "bob", "cat"]);
  for (const name of silent) house.silent.add(name);
  house.manage("ann", { type: "start" });
  return house;
}

const silentNames = (house: House): string[] =>
  house.table.seats.faces().flatMap((face) => (face.silent ? face.name : []));

describe("the deal", () => {
  test("starts the game after all commitments and then all reveals", () => {
    const house = preparing("ann", "bob", "cat");
    const { commitment } = house.deal;
    const say = (name: string, seat: number) =>
      contribute(house.table, name, {
        type: "commit",
        commitment: commitToContribution(commitment, seat, key(String(seat))),
      });
    expect([say("ann", 0), say("bob", 1), say("cat", 2)]).toEqual([done, done, done]);
    for (const [seat, name] of ["ann", "bob", "cat"].entries()) {
      expect(house.table.phase).toBe("waiting");
      expect(contribute(house.table, name, { type: "reveal", entropy: key(String(seat)) })).toEqual(done);
    }
    expect(house.table.phase).toBe("playing");
    expect(house.deal.entropies).toBe(key("0") + key("1") + key("2"));
  });

  test("hides commitments until all are there, and entropy until the game begins", () => {
    const house = preparing("ann", "bob", "cat");
    const { commitment } = house.deal;
    const commit = (seat: number) => commitToContribution(commitment, seat, key("1"));
    contribute(house.table, "ann", { type: "commit", commitment: commit(0) });
    contribute(house.table, "bob", { type: "commit", commitment: commit(1) });
    expect(house.deal.commitments).toBe("");
    contribute(house.table, "cat", { type: "commit", commitment: commit(2) });
    expect(house.deal.commitments).toBe(commit(0) + commit(1) + commit(2));
    contribute(house.table, "ann", { type: "reveal", entropy: key("1") });
    expect(house.deal.entropies).toBe("");
  });

  test("does not accept another commitment or entropy after all have committed", () => {
    const house = preparing("cat");
    const { commitment } = house.deal;
    contribute(house.table, "cat", { type: "commit", commitment: commitToContribution(commitment, 2, key("1")) });
    const other = { type: "commit", commitment: commitToContribution(commitment, 2, key("2")) } as const;
    expect(contribute(house.table, "cat", other)).toEqual(refused("not-now"));
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("2") })).toEqual(refused("not-now"));
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(done);
    expect(house.table.phase).toBe("playing");
  });

  test("does not accept a reveal before all have committed", () => {
    const house = preparing("bob", "cat");
    contribute(house.table, "cat", {
      type: "commit",
      commitment: commitToContribution(house.deal.commitment, 2, key("1")),
    });
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(refused("not-now"));
  });

  test("accepts a new commitment of a reloaded page while others are missing", () => {
    const house = preparing("bob", "cat");
    const { commitment } = house.deal;
    for (const entropy of [key("1"), key("2")])
      contribute(house.table, "cat", { type: "commit", commitment: commitToContribution(commitment, 2, entropy) });
    contribute(house.table, "bob", { type: "commit", commitment: commitToContribution(commitment, 1, key("3")) });
    contribute(house.table, "bob", { type: "reveal", entropy: key("3") });
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("2") })).toEqual(done);
    expect(house.table.phase).toBe("playing");
  });

  test.each<TableAction>([
    { type: "settings", settings: settingsFor(4) },
    { type: "add-bot", strength: "steady" },
    { type: "remove", seat: 1 },
    { type: "start" },
    { type: "ready", ready: true },
  ])("does not allow $type during the preparation", (action) => {
    expect(preparing("cat").manage("ann", action)).toEqual(refused("not-now"));
  });

  test("does not admit another player", () => {
    expect(preparing("cat").join("dan")).toEqual({ ok: false, error: "table-full" });
  });

  test("waits neither for bots nor for disconnected players", () => {
    const house = new House(["ann", "bob"], { settings: settingsFor(3) });
    house.manage("ann", { type: "add-bot", strength: "steady" });
    house.table.drop("bob");
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("0");
  });

  test("publishes the secret at the end of the game and not before", () => {
    const house = preparing();
    expect(house.deal.secret).toBe("");
    house.playOut(30_000);
    expect(house.deal.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("uses a new secret for each game", () => {
    const house = preparing();
    const first = house.deal.commitment;
    house.playOut(30_000);
    for (const name of ["ann", "bob", "cat"]) house.manage(name, { type: "rematch", ready: true });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.commitment).not.toBe(first);
    expect(house.deal.secret).toBe("");
  });
});

describe("a start without all contributions", () => {
  test("is called off after some seconds, and marks missing players as unresponsive and not ready", () => {
    const house = new House(["ann", "bob", "cat"]);
    for (const name of ["bob", "cat"]) house.manage(name, { type: "ready", ready: true });
    house.silent.add("cat");
    house.manage("ann", { type: "start" });
    house.timers.pass(dealingMs - 1);
    expect(house.table.starting.isDealing).toBe(true);
    house.timers.pass(1);
    expect(house.table.starting.isDealing).toBe(false);
    expect(house.table.phase).toBe("waiting");
    expect(silentNames(house)).toEqual(["cat"]);
    expect(house.table.seats.faces().map(({ ready }) => ready)).toEqual([false, true, false, false, false]);
  });

  test("is called off if a player commits and does not reveal", () => {
    const house = preparing("cat");
    contribute(house.table, "cat", {
      type: "commit",
      commitment: commitToContribution(house.deal.commitment, 2, key("1")),
    });
    house.timers.pass(dealingMs);
    expect(house.table.phase).toBe("waiting");
    expect(silentNames(house)).toEqual(["cat"]);
    expect(house.deal).toEqual({ commitment: "", seats: "", commitments: "", entropies: "", secret: "" });
  });

  test("restores the chairs, and the table can start again after a message of the missing player", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    expect(house.names).toEqual(["ann", "bob", "cat", "", ""]);
    house.silent.clear();
    house.manage("cat", { type: "ready", ready: true });
    expect(silentNames(house)).toEqual([]);
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("012");
  });

  test("can be repeated without the missing player, and a bot plays for them until they act", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("01");
    expect(house.presences).toEqual(["here", "here", "away"]);
    house.manage("cat", { type: "here" });
    expect(house.presences).toEqual(["here", "here", "here"]);
  });

  test("waits for a disconnected player and continues after their return", () => {
    const house = preparing("cat");
    house.table.drop("cat");
    house.timers.pass(dealingMs - 1);
    house.silent.clear();
    house.join("cat");
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("012");
  });

  test("is called off at once if a player leaves", () => {
    const house = preparing("cat");
    house.manage("cat", { type: "leave" });
    expect(house.table.starting.isDealing).toBe(false);
    expect(house.names).toEqual(["ann", "bob", "", "", ""]);
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
  });
});

describe("the public number of called-off starts", () => {
  const count = (house: House): number => house.table.starting.startsCalledOff;

  test("is 0 at a table without failed starts", () => {
    expect(count(preparing())).toBe(0);
  });

  test("grows with each start that the server calls off, even if only one contribution is missing", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    expect(count(house)).toBe(1);
    house.silent.add("bob");
    house.manage("ann", { type: "start" });
    house.timers.pass(dealingMs);
    expect(count(house)).toBe(2);
  });

  test("grows when a player leaves during the preparation, and not for one who leaves before", () => {
    const house = preparing("cat");
    house.manage("cat", { type: "leave" });
    house.manage("bob", { type: "leave" });
    expect(count(house)).toBe(1);
  });

  test("is unchanged when the next start leads to a game", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    house.manage("ann", { type: "start" });
    expect([house.table.phase, count(house)]).toEqual(["playing", 1]);
  });

  test("survives a restart of the server", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    house.manage("ann", { type: "start" });
    expect(count(house.afterRestart())).toBe(1);
  });

  test("grows with a restart during the preparation, because a crash could also call off a start", () => {
    expect(count(preparing("cat").afterRestart())).toBe(1);
  });
});

describe("a public table that starts automatically", () => {
  const strangers = (...silent: readonly string[]): House => {
    const opening = { settings: settingsFor(4), fillWithBots: true, start: "when-joined" } as const;
    const house = new House(["ann", "bob", "cat"], opening);
    for (const name of silent) house.silent.add(name);
    for (const name of ["ann", "bob", "cat"]) house.join(name);
    return house;
  };

  test("starts without unresponsive players, and bots play for them", () => {
    const house = strangers("cat");
    house.timers.pass(dealingMs);
    expect(house.table.phase).toBe("playing");
    expect(house.presences).toEqual(["here", "here", "away", "bot"]);
    expect(silentNames(house)).toEqual(["cat"]);
    expect(house.deal.seats).toBe("01");
  });

  test("starts later with bots in all places if no player responds", () => {
    const house = strangers("ann", "bob", "cat");
    house.timers.pass(dealingMs);
    expect(house.table.phase).toBe("waiting");
    house.timers.pass(joinGraceMs);
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("");
  });

  test("gives the chair of a player who leaves before the first card to a bot", () => {
    const house = strangers("cat");
    house.manage("cat", { type: "leave" });
    expect(house.table.phase).toBe("playing");
    expect(house.presences).toEqual(["here", "here", "bot", "bot"]);
  });
});

test("a rematch is called off in the same way, and begins with the missing vote", () => {
  const house = preparing();
  house.playOut(30_000);
  house.silent.add("cat");
  for (const name of ["ann", "bob", "cat"]) house.manage(name, { type: "rematch", ready: true });
  house.timers.pass(dealingMs);
  expect(house.table.phase).toBe("over");
  expect(house.table.seats.faces().map(({ ready }) => ready)).toEqual([true, true, false]);
  house.silent.clear();
  house.manage("cat", { type: "rematch", ready: true });
  expect(house.table.phase).toBe("playing");
});
