import { describe, expect, test } from "vitest";
import { dealingMs } from "../../server/tables/game/dealing.ts";
import { handleContribution } from "../../server/transport/rooms/table-message-handlers.ts";
import { commitToContribution } from "../../shared/core/deal.ts";
import type { ManageErrorCode, TableAction } from "../../shared/net/protocol.ts";
import { joinGraceMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

const key = (digit: string): string => digit.repeat(64);
const done = { ok: true, value: null };
const refused = (code: ManageErrorCode) => ({ ok: false, error: { kind: "manage", code } });

/** Creates a table of three that prepares a game and waits for these players, who contribute nothing. */
function preparing(...silent: readonly string[]): TableFixture {
  const fixture = new TableFixture(["ann", "bob", "cat"]);
  for (const name of silent) fixture.silent.add(name);
  fixture.manage("ann", { type: "start" });
  return fixture;
}

const silentNames = (fixture: TableFixture): string[] =>
  fixture.table.seats.faces().flatMap((face) => (face.silent ? face.name : []));

describe("the deal", () => {
  test("starts the game after all commitments and then all reveals", () => {
    const fixture = preparing("ann", "bob", "cat");
    const { commitment } = fixture.deal;
    const say = (name: string, seat: number) =>
      handleContribution(fixture.table, name, {
        type: "commit",
        commitment: commitToContribution(commitment, seat, key(String(seat))),
      });
    expect([say("ann", 0), say("bob", 1), say("cat", 2)]).toEqual([done, done, done]);
    for (const [seat, name] of ["ann", "bob", "cat"].entries()) {
      expect(fixture.table.phase).toBe("waiting");
      expect(handleContribution(fixture.table, name, { type: "reveal", entropy: key(String(seat)) })).toEqual(done);
    }
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.entropies).toBe(key("0") + key("1") + key("2"));
  });

  test("hides commitments until all are there, and entropy until the game begins", () => {
    const fixture = preparing("ann", "bob", "cat");
    const { commitment } = fixture.deal;
    const commit = (seat: number) => commitToContribution(commitment, seat, key("1"));
    handleContribution(fixture.table, "ann", { type: "commit", commitment: commit(0) });
    handleContribution(fixture.table, "bob", { type: "commit", commitment: commit(1) });
    expect(fixture.deal.commitments).toBe("");
    handleContribution(fixture.table, "cat", { type: "commit", commitment: commit(2) });
    expect(fixture.deal.commitments).toBe(commit(0) + commit(1) + commit(2));
    handleContribution(fixture.table, "ann", { type: "reveal", entropy: key("1") });
    expect(fixture.deal.entropies).toBe("");
  });

  test("does not accept another commitment or entropy after all have committed", () => {
    const fixture = preparing("cat");
    const { commitment } = fixture.deal;
    handleContribution(fixture.table, "cat", {
      type: "commit",
      commitment: commitToContribution(commitment, 2, key("1")),
    });
    const other = { type: "commit", commitment: commitToContribution(commitment, 2, key("2")) } as const;
    expect(handleContribution(fixture.table, "cat", other)).toEqual(refused("not-now"));
    expect(handleContribution(fixture.table, "cat", { type: "reveal", entropy: key("2") })).toEqual(refused("not-now"));
    expect(handleContribution(fixture.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(done);
    expect(fixture.table.phase).toBe("playing");
  });

  test("does not accept a reveal before all have committed", () => {
    const fixture = preparing("bob", "cat");
    handleContribution(fixture.table, "cat", {
      type: "commit",
      commitment: commitToContribution(fixture.deal.commitment, 2, key("1")),
    });
    expect(handleContribution(fixture.table, "cat", { type: "reveal", entropy: key("1") })).toEqual(refused("not-now"));
  });

  test("accepts a new commitment of a reloaded page while others are missing", () => {
    const fixture = preparing("bob", "cat");
    const { commitment } = fixture.deal;
    for (const entropy of [key("1"), key("2")])
      handleContribution(fixture.table, "cat", {
        type: "commit",
        commitment: commitToContribution(commitment, 2, entropy),
      });
    handleContribution(fixture.table, "bob", {
      type: "commit",
      commitment: commitToContribution(commitment, 1, key("3")),
    });
    handleContribution(fixture.table, "bob", { type: "reveal", entropy: key("3") });
    expect(handleContribution(fixture.table, "cat", { type: "reveal", entropy: key("2") })).toEqual(done);
    expect(fixture.table.phase).toBe("playing");
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
    const fixture = new TableFixture(["ann", "bob"], { settings: settingsFor(3) });
    fixture.manage("ann", { type: "add-bot", strength: "steady" });
    fixture.table.disconnect("bob");
    fixture.manage("ann", { type: "start" });
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.seats).toBe("0");
  });

  test("publishes the secret at the end of the game and not before", () => {
    const fixture = preparing();
    expect(fixture.deal.secret).toBe("");
    fixture.playOut(30_000);
    expect(fixture.deal.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("uses a new secret for each game", () => {
    const fixture = preparing();
    const first = fixture.deal.commitment;
    fixture.playOut(30_000);
    for (const name of ["ann", "bob", "cat"]) fixture.manage(name, { type: "rematch", ready: true });
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.commitment).not.toBe(first);
    expect(fixture.deal.secret).toBe("");
  });
});

describe("a start without all contributions", () => {
  test("is called off after some seconds, and marks missing players as unresponsive and not ready", () => {
    const fixture = new TableFixture(["ann", "bob", "cat"]);
    for (const name of ["bob", "cat"]) fixture.manage(name, { type: "ready", ready: true });
    fixture.silent.add("cat");
    fixture.manage("ann", { type: "start" });
    fixture.timers.pass(dealingMs - 1);
    expect(fixture.table.starting.isDealing).toBe(true);
    fixture.timers.pass(1);
    expect(fixture.table.starting.isDealing).toBe(false);
    expect(fixture.table.phase).toBe("waiting");
    expect(silentNames(fixture)).toEqual(["cat"]);
    expect(fixture.table.seats.faces().map(({ ready }) => ready)).toEqual([false, true, false, false, false]);
  });

  test("is called off if a player commits and does not reveal", () => {
    const fixture = preparing("cat");
    handleContribution(fixture.table, "cat", {
      type: "commit",
      commitment: commitToContribution(fixture.deal.commitment, 2, key("1")),
    });
    fixture.timers.pass(dealingMs);
    expect(fixture.table.phase).toBe("waiting");
    expect(silentNames(fixture)).toEqual(["cat"]);
    expect(fixture.deal).toEqual({ commitment: "", seats: "", commitments: "", entropies: "", secret: "" });
  });

  test("restores the chairs, and the table can start again after a message of the missing player", () => {
    const fixture = preparing("cat");
    fixture.timers.pass(dealingMs);
    expect(fixture.names).toEqual(["ann", "bob", "cat", "", ""]);
    fixture.silent.clear();
    fixture.manage("cat", { type: "ready", ready: true });
    expect(silentNames(fixture)).toEqual([]);
    fixture.manage("ann", { type: "start" });
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.seats).toBe("012");
  });

  test("can be repeated without the missing player, and a bot plays for them until they act", () => {
    const fixture = preparing("cat");
    fixture.timers.pass(dealingMs);
    fixture.manage("ann", { type: "start" });
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.seats).toBe("01");
    expect(fixture.presences).toEqual(["here", "here", "away"]);
    fixture.manage("cat", { type: "here" });
    expect(fixture.presences).toEqual(["here", "here", "here"]);
  });

  test("waits for a disconnected player and continues after their return", () => {
    const fixture = preparing("cat");
    fixture.table.disconnect("cat");
    fixture.timers.pass(dealingMs - 1);
    fixture.silent.clear();
    fixture.join("cat");
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.seats).toBe("012");
  });

  test("is called off at once if a player leaves", () => {
    const fixture = preparing("cat");
    fixture.manage("cat", { type: "leave" });
    expect(fixture.table.starting.isDealing).toBe(false);
    expect(fixture.names).toEqual(["ann", "bob", "", "", ""]);
    fixture.manage("ann", { type: "start" });
    expect(fixture.table.phase).toBe("playing");
  });
});

describe("the public number of called-off starts", () => {
  const count = (fixture: TableFixture): number => fixture.table.starting.startsCalledOff;

  test("is 0 at a table without failed starts", () => {
    expect(count(preparing())).toBe(0);
  });

  test("grows with each start that the server calls off, even if only one contribution is missing", () => {
    const fixture = preparing("cat");
    fixture.timers.pass(dealingMs);
    expect(count(fixture)).toBe(1);
    fixture.silent.add("bob");
    fixture.manage("ann", { type: "start" });
    fixture.timers.pass(dealingMs);
    expect(count(fixture)).toBe(2);
  });

  test("grows when a player leaves during the preparation, and not for one who leaves before", () => {
    const fixture = preparing("cat");
    fixture.manage("cat", { type: "leave" });
    fixture.manage("bob", { type: "leave" });
    expect(count(fixture)).toBe(1);
  });

  test("is unchanged when the next start leads to a game", () => {
    const fixture = preparing("cat");
    fixture.timers.pass(dealingMs);
    fixture.manage("ann", { type: "start" });
    expect([fixture.table.phase, count(fixture)]).toEqual(["playing", 1]);
  });

  test("survives a restart of the server", () => {
    const fixture = preparing("cat");
    fixture.timers.pass(dealingMs);
    fixture.manage("ann", { type: "start" });
    expect(count(fixture.afterRestart())).toBe(1);
  });

  test("grows with a restart during the preparation, because a crash could also call off a start", () => {
    expect(count(preparing("cat").afterRestart())).toBe(1);
  });
});

describe("a public table that starts automatically", () => {
  const strangers = (...silent: readonly string[]): TableFixture => {
    const opening = { settings: settingsFor(4), fillWithBots: true, start: "when-joined" } as const;
    const fixture = new TableFixture(["ann", "bob", "cat"], opening);
    for (const name of silent) fixture.silent.add(name);
    for (const name of ["ann", "bob", "cat"]) fixture.join(name);
    return fixture;
  };

  test("starts without unresponsive players, and bots play for them", () => {
    const fixture = strangers("cat");
    fixture.timers.pass(dealingMs);
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.presences).toEqual(["here", "here", "away", "bot"]);
    expect(silentNames(fixture)).toEqual(["cat"]);
    expect(fixture.deal.seats).toBe("01");
  });

  test("starts later with bots in all places if no player responds", () => {
    const fixture = strangers("ann", "bob", "cat");
    fixture.timers.pass(dealingMs);
    expect(fixture.table.phase).toBe("waiting");
    fixture.timers.pass(joinGraceMs);
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.deal.seats).toBe("");
  });

  test("starts later without an absent player if another one leaves while a game is prepared", () => {
    const fixture = strangers("ann", "bob", "cat");
    fixture.table.disconnect("cat");
    fixture.manage("ann", { type: "leave" });
    expect(fixture.table.phase).toBe("waiting");
    fixture.silent.clear();
    fixture.timers.pass(joinGraceMs);
    expect([fixture.table.phase, fixture.presences]).toEqual(["playing", ["bot", "here", "away", "bot"]]);
  });

  test("gives the chair of a player who leaves before the first card to a bot", () => {
    const fixture = strangers("cat");
    fixture.manage("cat", { type: "leave" });
    expect(fixture.table.phase).toBe("playing");
    expect(fixture.presences).toEqual(["here", "here", "bot", "bot"]);
  });
});

test("a rematch is called off in the same way, and begins with the missing vote", () => {
  const fixture = preparing();
  fixture.playOut(30_000);
  fixture.silent.add("cat");
  for (const name of ["ann", "bob", "cat"]) fixture.manage(name, { type: "rematch", ready: true });
  fixture.timers.pass(dealingMs);
  expect(fixture.table.phase).toBe("over");
  expect(fixture.table.seats.faces().map(({ ready }) => ready)).toEqual([true, true, false]);
  fixture.silent.clear();
  fixture.manage("cat", { type: "rematch", ready: true });
  expect(fixture.table.phase).toBe("playing");
});
