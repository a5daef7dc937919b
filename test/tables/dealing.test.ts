import { describe, expect, test } from "vitest";
import { dealingMs } from "../../server/tables/dealing.ts";
import { contribute } from "../../server/tables/plays.ts";
import { commitToContribution } from "../../shared/core/deal.ts";
import type { ManageErrorCode, TableAction } from "../../shared/net/protocol.ts";
import { House, joinGraceMs, settingsFor } from "../support/house.ts";

const key = (digit: string): string => digit.repeat(64);
const done = { ok: true, value: null };
const refused = (code: ManageErrorCode) => ({ ok: false, error: { kind: "manage", code } });

/** A table of three that prepares a game and waits for the players whose pages contribute nothing. */
function preparing(...silent: readonly string[]): House {
  const house = new House(["ann", "bob", "cat"]);
  for (const name of silent) house.silent.add(name);
  house.manage("ann", { type: "start" });
  return house;
}

const silentNames = (house: House): string[] =>
  house.table.seats.faces().flatMap((face) => (face.silent ? face.name : []));

describe("before the first card", () => {
  test("everybody commits, then everybody reveals, and the game begins", () => {
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

  test("nobody's commitment is shown before all are there, and nobody's entropy before the game begins", () => {
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

  test("nobody can choose once others have committed: a commitment that all have seen stays", () => {
    const house = preparing("cat");
    const { commitment } = house.deal;
    contribute(house.table, "cat", { type: "commit", commitment: commitToContribution(commitment, 2, key("1")) });
    const other = { type: "commit", commitment: commitToContribution(commitment, 2, key("2")) } as const;
    expect(contribute(house.table, "cat", other)).toEqual(refused("not-now"));
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("2") })).toEqual(refused("not-now"));
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(done);
    expect(house.table.phase).toBe("playing");
  });

  test("nothing can be revealed before all have committed", () => {
    const house = preparing("bob", "cat");
    contribute(house.table, "cat", {
      type: "commit",
      commitment: commitToContribution(house.deal.commitment, 2, key("1")),
    });
    expect(contribute(house.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(refused("not-now"));
  });

  test("a commitment may change as long as others are missing, for a page that was loaded again", () => {
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
  ])("nobody can $type while it is prepared", (action) => {
    expect(preparing("cat").manage("ann", action)).toEqual(refused("not-now"));
  });

  test("nobody else comes in while it is prepared", () => {
    expect(preparing("cat").join("dan")).toEqual({ ok: false, error: "table-full" });
  });

  test("bots add nothing, and people who are not connected are not waited for", () => {
    const house = new House(["ann", "bob"], { settings: settingsFor(3) });
    house.manage("ann", { type: "add-bot", strength: "steady" });
    house.table.drop("bob");
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("0");
  });

  test("the secret is shown when the game is over, and not before", () => {
    const house = preparing();
    expect(house.deal.secret).toBe("");
    house.playOut(30_000);
    expect(house.deal.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("another game has another secret", () => {
    const house = preparing();
    const first = house.deal.commitment;
    house.playOut(30_000);
    for (const name of ["ann", "bob", "cat"]) house.manage(name, { type: "rematch", ready: true });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.commitment).not.toBe(first);
    expect(house.deal.secret).toBe("");
  });
});

describe("a start whose people do not all answer", () => {
  test("is called off after some seconds: who was missing is shown, and no longer ready", () => {
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

  test("is called off as well if somebody commits and does not reveal", () => {
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

  test("leaves the chairs as they were, and the table can start again once they show that they are there", () => {
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

  test("can go on without them: a bot plays for them until they are there", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("01");
    expect(house.presences).toEqual(["here", "here", "away"]);
    house.manage("cat", { type: "here" });
    expect(house.presences).toEqual(["here", "here", "here"]);
  });

  test("waits for whoever has lost the connection, and goes on when they come back", () => {
    const house = preparing("cat");
    house.table.drop("cat");
    house.timers.pass(dealingMs - 1);
    house.silent.clear();
    house.join("cat");
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("012");
  });

  test("is called off at once if somebody leaves", () => {
    const house = preparing("cat");
    house.manage("cat", { type: "leave" });
    expect(house.table.starting.isDealing).toBe(false);
    expect(house.names).toEqual(["ann", "bob", "", "", ""]);
    house.manage("ann", { type: "start" });
    expect(house.table.phase).toBe("playing");
  });
});

describe("the number of called-off starts, which all can see,", () => {
  const count = (house: House): number => house.table.starting.startsCalledOff;

  test("is 0 at a table whose starts led to games", () => {
    expect(count(preparing())).toBe(0);
  });

  test("grows with each start that the server calls off, also after it has seen every contribution but one", () => {
    const house = preparing("cat");
    house.timers.pass(dealingMs);
    expect(count(house)).toBe(1);
    house.silent.add("bob");
    house.manage("ann", { type: "start" });
    house.timers.pass(dealingMs);
    expect(count(house)).toBe(2);
  });

  test("grows when a player leaves while a game is prepared, and not when one leaves before", () => {
    const house = preparing("cat");
    house.manage("cat", { type: "leave" });
    house.manage("bob", { type: "leave" });
    expect(count(house)).toBe(1);
  });

  test("stays when the next start leads to a game", () => {
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

  test("grows with a restart of the server while a game is prepared: ending itself is a way to call off a start", () => {
    expect(count(preparing("cat").afterRestart())).toBe(1);
  });
});

describe("at a table of strangers, which begins by itself", () => {
  const strangers = (...silent: readonly string[]): House => {
    const opening = { settings: settingsFor(4), fillWithBots: true, start: "when-joined" } as const;
    const house = new House(["ann", "bob", "cat"], opening);
    for (const name of silent) house.silent.add(name);
    for (const name of ["ann", "bob", "cat"]) house.join(name);
    return house;
  };

  test("the game begins without those who do not answer, and a bot plays for them meanwhile", () => {
    const house = strangers("cat");
    house.timers.pass(dealingMs);
    expect(house.table.phase).toBe("playing");
    expect(house.presences).toEqual(["here", "here", "away", "bot"]);
    expect(silentNames(house)).toEqual(["cat"]);
    expect(house.deal.seats).toBe("01");
  });

  test("if nobody answers it begins later, with bots in their places", () => {
    const house = strangers("ann", "bob", "cat");
    house.timers.pass(dealingMs);
    expect(house.table.phase).toBe("waiting");
    house.timers.pass(joinGraceMs);
    expect(house.table.phase).toBe("playing");
    expect(house.deal.seats).toBe("");
  });

  test("a bot takes the chair of whoever leaves before the first card", () => {
    const house = strangers("cat");
    house.manage("cat", { type: "leave" });
    expect(house.table.phase).toBe("playing");
    expect(house.presences).toEqual(["here", "here", "bot", "bot"]);
  });
});

test("another game is called off in the same way, and begins with the missing vote", () => {
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
