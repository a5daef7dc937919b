import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newRandomState, type RandomState, randomInt } from "../../shared/core/rng.ts";
import { InMemoryWriteQueue } from "../support/in-memory-write-queue.ts";
import { botDelayMs, emptyTableMs, settingsFor, TableFixture } from "../support/table-fixture.ts";
import { ManualTimers } from "../support/timers.ts";

/** Random state for the players' choices, the same in each run. */
let chance: RandomState;
beforeEach(() => {
  chance = newRandomState("a restart");
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Time for players to reconnect. */
const comeBackMs = 5000;
const people = ["ann", "bob", "cat"];
const done = { ok: true, value: null };

/** Plays this many steps of a game by random legal commands. */
function midGame(edition: string, steps: number): TableFixture {
  const fixture = new TableFixture(people, { settings: settingsFor(3, edition) }, "a restart");
  fixture.manage("ann", { type: "start" });
  for (let step = 0; step < steps && fixture.table.phase === "playing"; step += 1) actSomehow(fixture);
  return fixture;
}

function actSomehow(fixture: TableFixture): void {
  const asked = people.find((name) => fixture.legal(name).length > 0);
  const legal = fixture.legal(asked ?? "");
  if (asked === undefined) return;
  const command = legal[randomInt(chance, legal.length)];
  if (command) fixture.act(asked, command);
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
  test.each(editions)("%s: at any step players and outsiders know exactly what they knew before", (edition) => {
    const before = midGame(edition, 0);
    for (let step = 0; step < 40 && before.table.phase === "playing"; step += 1) {
      actSomehow(before);
      const after = before.afterRestart();
      for (const name of [...people, "dan"]) expect(after.knownTo(name)).toEqual(before.knownTo(name));
      expect([after.table.games.seq, after.table.phase]).toEqual([before.table.games.seq, before.table.phase]);
      after.table.stop();
    }
  });

  test.each(editions)("%s: the table is saved only after its next change", (edition) => {
    const after = midGame(edition, 7).afterRestart();
    for (const name of people) after.join(name);
    expect([...after.writeQueue.tables]).toEqual([]);
    after.manage("ann", { type: "leave" });
    expect(after.writeQueue.tables.size).toBe(1);
  });

  test("accepts commands for the decision from before the restart", () => {
    const before = midGame("original", 7);
    const after = before.afterRestart();
    for (const name of people) after.join(name);
    const asked = people.find((name) => after.legal(name).length > 0) ?? "";
    const [command] = after.legal(asked);
    expect(command && after.act(asked, command, before.table.games.seq)).toEqual(done);
  });

  test("gives players who are to act their full time in addition to the time for reconnecting", () => {
    const before = midGame("original", 0);
    before.timers.pass(20_000);
    expect(before.leftMs).toBe(10_000);
    expect(before.afterRestart().leftMs).toBe(30_000 + comeBackMs);
  });

  test("bots wait for players to reconnect", () => {
    const before = new TableFixture(["ann"], { settings: settingsFor(2) }, "a restart");
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

  test("restores its players on their seats as disconnected", async () => {
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

  test("does not admit other players", () => {
    expect(midGame("original", 3).afterRestart().join("dan")).toEqual({ ok: false, error: "table-full" });
  });

  test("closes if no player ever returns", () => {
    const after = midGame("original", 3).afterRestart();
    after.timers.pass(emptyTableMs);
    expect(after.closed).toBe("table-closed");
  });

  test("is restored with its result if it was over, and a rematch can start", () => {
    const before = midGame("original", 0);
    before.playOut(1000);
    const after = before.afterRestart();
    expect(after.knownTo("ann")).toEqual(before.knownTo("ann"));
    for (const name of people) after.join(name);
    for (const name of people) after.manage(name, { type: "rematch", ready: true });
    expect([after.table.phase, after.writeQueue.begun.length]).toEqual(["playing", 1]);
  });

  test("survives another restart", () => {
    const once = midGame("original", 5).afterRestart();
    const [begun] = once.writeQueue.begun;
    expect(begun).toBeUndefined();
    for (const name of people) once.join(name);
    actSomehow(once);
    expect(once.writeQueue.steps.map(({ place }) => place)).toEqual([5]);
  });
});

describe("a waiting table after a restart", () => {
  test("has the same chairs, bots, settings, host, votes and removed players", () => {
    const before = new TableFixture(["ann", "bob", "cat"]);
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
  test("no game starts, and the host gets the reason", () => {
    const fixture = new TableFixture(["ann", "bob"]);
    fixture.writeQueue.isSaving = false;
    const refused = { ok: false, error: { kind: "manage", code: "not-saving" } };
    expect(fixture.manage("ann", { type: "start" })).toEqual(refused);
    expect(fixture.table.phase).toBe("waiting");
  });

  test("a running game continues to its end, and votes for a rematch are rejected", () => {
    const fixture = midGame("original", 3);
    fixture.writeQueue.isSaving = false;
    fixture.playOut(1000);
    const refused = { ok: false, error: { kind: "manage", code: "not-saving" } };
    expect(fixture.manage("ann", { type: "rematch", ready: true })).toEqual(refused);
  });

  test("a table that starts automatically waits until saving works again", () => {
    const fixture = new TableFixture(["ann"], { settings: settingsFor(2), fillWithBots: true, start: "when-joined" });
    fixture.writeQueue.isSaving = false;
    fixture.join("ann");
    expect(fixture.table.phase).toBe("waiting");
    fixture.writeQueue.isSaving = true;
    fixture.timers.pass(15_000);
    expect(fixture.table.phase).toBe("playing");
  });
});

test("a game with another version of the rules cannot continue", () => {
  const { table, game, kind } = midGame("original", 3).writeQueue.returning;
  if (!game) throw new Error("no game is noted");
  const older = { ...game, record: { ...game.record, rules: 0 } };
  expect(() => new TableFixture([], { kind, table, game: older })).toThrow(
    `of other rules: expected version ${game.record.rules}, got 0`,
  );
});

test("a table that cannot be restored is not overwritten later", () => {
  const { table, game, kind } = midGame("original", 3).writeQueue.returning;
  if (!game) throw new Error("no game is noted");
  const after = vi.spyOn(ManualTimers.prototype, "after");
  const noted = vi.spyOn(InMemoryWriteQueue.prototype, "table");
  const older = { ...game, record: { ...game.record, rules: 0 } };
  expect(() => new TableFixture([], { kind, table, game: older })).toThrow("of other rules");
  for (const timers of new Set(after.mock.contexts)) if (timers instanceof ManualTimers) timers.pass(emptyTableMs);
  expect(noted).not.toHaveBeenCalled();
});
