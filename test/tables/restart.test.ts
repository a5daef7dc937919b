import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { below, type RandomState, randomFrom } from "../../shared/core/rng.ts";
import { botDelayMs, emptyMs, House, settingsFor } from "../support/house.ts";
import { Notebook } from "../support/notebook.ts";
import { ManualTimers } from "../support/timers.ts";

/** Chooses what people do, the same in each run. */
let chance: RandomState;
beforeEach(() => {
  chance = randomFrom("a restart");
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** How long people have to come back. */
const comeBackMs = 5000;
const people = ["ann", "bob", "cat"];
const done = { ok: true, value: null };

/** A game in which each awaited player has acted, this many steps long. */
function midGame(edition: string, steps: number): House {
  const house = new House(people, { settings: settingsFor(3, edition) }, "a restart");
  house.manage("ann", { type: "start" });
  for (let step = 0; step < steps && house.table.phase === "playing"; step += 1) actSomehow(house);
  return house;
}

function actSomehow(house: House): void {
  const asked = people.find((name) => house.legal(name).length > 0);
  const legal = house.legal(asked ?? "");
  if (asked === undefined) return;
  const command = legal[below(chance, legal.length)];
  if (command) house.act(asked, command);
}

const editions = [
  "original",
  "good-vs-evil",
  "zombie",
  "apocalypse:original",
  "apocalypse:good-vs-evil",
  "love-letter",
];

describe("a game after a restart", () => {
  test.each(editions)("%s: at any moment everybody knows just what they knew before, strangers included", (edition) => {
    const before = midGame(edition, 0);
    for (let step = 0; step < 40 && before.table.phase === "playing"; step += 1) {
      actSomehow(before);
      const after = before.afterRestart();
      for (const name of [...people, "dan"]) expect(after.knownTo(name)).toEqual(before.knownTo(name));
      expect([after.table.games.seq, after.table.phase]).toEqual([before.table.games.seq, before.table.phase]);
      after.table.stop();
    }
  });

  test.each(editions)("%s: the table is not saved again before something of it changes", (edition) => {
    const after = midGame(edition, 7).afterRestart();
    for (const name of people) after.join(name);
    expect([...after.journal.tables]).toEqual([]);
    after.manage("ann", { type: "leave" });
    expect(after.journal.tables.size).toBe(1);
  });

  test("takes commands for the moment that people saw before", () => {
    const before = midGame("original", 7);
    const after = before.afterRestart();
    for (const name of people) after.join(name);
    const asked = people.find((name) => after.legal(name).length > 0) ?? "";
    const [command] = after.legal(asked);
    expect(command && after.act(asked, command, before.table.games.seq)).toEqual(done);
  });

  test("gives whoever is awaited all the time for it, and time to come back before", () => {
    const before = midGame("original", 0);
    before.timers.pass(20_000);
    expect(before.leftMs).toBe(10_000);
    expect(before.afterRestart().leftMs).toBe(30_000 + comeBackMs);
  });

  test("bots wait for people to come back", () => {
    const before = new House(["ann"], { settings: settingsFor(2) }, "a restart");
    before.manage("ann", { type: "add-bot", strength: "steady" });
    before.manage("ann", { type: "start" });
    for (let step = 0; step < 100 && before.legal("ann").length > 0; step += 1) actSomehow(before);
    expect(before.legal("ann")).toEqual([]);
    const after = before.afterRestart();
    after.timers.pass(comeBackMs + botDelayMs - 1);
    expect(after.table.games.seq).toBe(before.table.games.seq);
    after.timers.pass(1);
    expect(after.table.games.seq).toBeGreaterThan(before.table.games.seq);
  });

  test("finds its people where they were, though none of them is there yet", async () => {
    const before = midGame("original", 3);
    before.manage("cat", { type: "leave" });
    const after = before.afterRestart();
    expect(after.presences).toEqual(["away", "away", "left"]);
    const seats = await Promise.all(people.map((name) => after.tables.seatOf(name)));
    expect(seats.map((seated) => seated?.code)).toEqual(["CODE34", "CODE34", undefined]);
    expect(after.host).toBe("ann");
    after.join("ann");
    expect(after.presences).toEqual(["here", "away", "left"]);
  });

  test("keeps strangers out", () => {
    expect(midGame("original", 3).afterRestart().join("dan")).toEqual({ ok: false, error: "table-full" });
  });

  test("closes if nobody ever comes back", () => {
    const after = midGame("original", 3).afterRestart();
    after.timers.pass(emptyMs);
    expect(after.closed).toBe("table-closed");
  });

  test("may be over: the result is there, and another game begins once all want it", () => {
    const before = midGame("original", 0);
    before.playOut(1000);
    const after = before.afterRestart();
    expect(after.knownTo("ann")).toEqual(before.knownTo("ann"));
    for (const name of people) after.join(name);
    for (const name of people) after.manage(name, { type: "rematch", ready: true });
    expect([after.table.phase, after.journal.begun.length]).toEqual(["playing", 1]);
  });

  test("survives another restart", () => {
    const once = midGame("original", 5).afterRestart();
    const [begun] = once.journal.begun;
    expect(begun).toBeUndefined();
    for (const name of people) once.join(name);
    actSomehow(once);
    expect(once.journal.steps.map(({ place }) => place)).toEqual([5]);
  });
});

describe("a table after a restart", () => {
  test("waits as before: the same chairs, bots, settings, host and votes, and whoever was removed stays out", () => {
    const before = new House(["ann", "bob", "cat"]);
    before.manage("ann", { type: "settings", settings: settingsFor(4, "zombie") });
    before.manage("ann", { type: "add-bot", strength: "steady" });
    before.manage("bob", { type: "ready", ready: true });
    before.manage("ann", { type: "remove", seat: 2 });
    const after = before.afterRestart();
    expect(after.table.settings).toEqual(before.table.settings);
    expect(after.table.seats.faces()).toEqual(
      before.table.seats.faces().map((face) => (face.kind === "person" ? { ...face, presence: "away" } : face)),
    );
    expect(after.join("cat")).toEqual({ ok: false, error: "removed" });
  });
});

describe("while games cannot be saved", () => {
  test("no game begins, and the host is told why", () => {
    const house = new House(["ann", "bob"]);
    house.journal.isSaving = false;
    const refused = { ok: false, error: { kind: "manage", code: "not-saving" } };
    expect(house.manage("ann", { type: "start" })).toEqual(refused);
    expect(house.table.phase).toBe("waiting");
  });

  test("a game that runs goes on to its end, and nobody can vote for another", () => {
    const house = midGame("original", 3);
    house.journal.isSaving = false;
    house.playOut(1000);
    const refused = { ok: false, error: { kind: "manage", code: "not-saving" } };
    expect(house.manage("ann", { type: "rematch", ready: true })).toEqual(refused);
  });

  test("a table that was to begin by itself begins once they can", () => {
    const house = new House(["ann"], { settings: settingsFor(2), fillWithBots: true, start: "when-joined" });
    house.journal.isSaving = false;
    house.join("ann");
    expect(house.table.phase).toBe("waiting");
    house.journal.isSaving = true;
    house.timers.pass(15_000);
    expect(house.table.phase).toBe("playing");
  });
});

test("a game of other rules than the program's does not go on", () => {
  const { table, game, kind } = midGame("original", 3).journal.returning;
  if (!game) throw new Error("no game is noted");
  const older = { ...game, record: { ...game.record, rules: 0 } };
  expect(() => new House([], { kind, table, game: older })).toThrow(
    `of other rules: expected version ${game.record.rules}, got 0`,
  );
});

test("a table that cannot be brought back is not written over later by what there was of it", () => {
  const { table, game, kind } = midGame("original", 3).journal.returning;
  if (!game) throw new Error("no game is noted");
  const after = vi.spyOn(ManualTimers.prototype, "after");
  const noted = vi.spyOn(Notebook.prototype, "table");
  const older = { ...game, record: { ...game.record, rules: 0 } };
  expect(() => new House([], { kind, table, game: older })).toThrow("of other rules");
  for (const timers of new Set(after.mock.contexts)) if (timers instanceof ManualTimers) timers.pass(emptyMs);
  expect(noted).not.toHaveBeenCalled();
});
