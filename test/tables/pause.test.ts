import { expect, test } from "vitest";
import { dealingMs } from "../../server/tables/game/dealing.ts";
import { ResponseWindow } from "../../server/tables/game/response-window.ts";
import { PausableTimers } from "../../server/tables/pause.ts";
import { handleCommand } from "../../server/transport/rooms/table-message-handlers.ts";
import { botDelayMs, emptyTableMs, maxRevealMs, settingsFor, TableFixture } from "../support/table-fixture.ts";
import { ManualTimers } from "../support/timers.ts";

const longMs = 3_600_000;
const people = ["ann", "bob", "cat"];

function begun(edition = "original", settings = settingsFor(3, edition)): TableFixture {
  const fixture = new TableFixture(people, { settings }, "a pause");
  fixture.manage("ann", { type: "start" });
  return fixture;
}

test("timers have the same remaining time before and after a pause", () => {
  const clock = new ManualTimers();
  const timers = new PausableTimers(clock);
  const rung: number[] = [];
  timers.after(1000, () => rung.push(1000));
  clock.pass(600);
  timers.pause();
  timers.after(500, () => rung.push(500));
  clock.pass(longMs);
  timers.resume();
  clock.pass(399);
  expect(rung).toEqual([]);
  clock.pass(101);
  expect(rung).toEqual([1000, 500]);
});

test("an overdue timer fires immediately after a pause", () => {
  const clock = new ManualTimers();
  let lateMs = 0;
  const now = () => clock.now() + lateMs;
  const timers = new PausableTimers({ now, date: now, after: (ms, run) => clock.after(ms, run) });
  const rung: string[] = [];
  timers.after(100, () => rung.push("rung"));
  lateMs = 500;
  timers.pause();
  timers.resume();
  clock.pass(0);
  expect(rung).toEqual(["rung"]);
});

test("a draw in a response window is released after a pause even if no player is on turn", () => {
  const clock = new ManualTimers();
  const beat = new ResponseWindow(clock, () => 1000);
  const said: boolean[] = [];
  beat.restart(true);
  void beat.over().then((isOver) => said.push(isOver));
  beat.again(false);
  clock.pass(0);
  return expect.poll(() => said).toEqual([true]);
});

test("a timer cancelled during a pause does not fire after it", () => {
  const clock = new ManualTimers();
  const timers = new PausableTimers(clock);
  const rung: string[] = [];
  const cancel = timers.after(1000, () => rung.push("rung"));
  timers.pause();
  cancel();
  timers.resume();
  clock.pass(longMs);
  expect(rung).toEqual([]);
});

test("no timeout occurs during a pause", () => {
  const fixture = begun();
  const { seq } = fixture.table.games;
  fixture.table.pause();
  fixture.timers.pass(longMs);
  expect(fixture.table.games.seq).toBe(seq);
  expect(fixture.presences).toEqual(["here", "here", "here"]);
});

test("a player who is to act has the full time after a pause", () => {
  const fixture = begun();
  fixture.timers.pass(27_000);
  expect(fixture.leftMs).toBe(3000);
  fixture.table.pause();
  fixture.timers.pass(longMs);
  fixture.table.resume();
  expect(fixture.leftMs).toBe(30_000);
  const { seq } = fixture.table.games;
  fixture.timers.pass(29_999);
  expect(fixture.table.games.seq).toBe(seq);
  fixture.timers.pass(1);
  expect(fixture.table.games.seq).toBe(seq + 1);
});

test("a bot does not act during a pause and restarts its delay after it", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(2) }, "a pause");
  fixture.manage("ann", { type: "add-bot", strength: "steady" });
  fixture.manage("ann", { type: "start" });
  while (fixture.legal("ann").length > 0) fixture.act("ann", { type: "draw" });
  fixture.timers.pass(botDelayMs / 2);
  const { seq } = fixture.table.games;
  fixture.table.pause();
  fixture.timers.pass(longMs);
  fixture.table.resume();
  fixture.timers.pass(botDelayMs - 1);
  expect(fixture.table.games.seq).toBe(seq);
  fixture.timers.pass(1 + maxRevealMs);
  expect(fixture.table.games.seq).toBeGreaterThan(seq);
});

test("a draw in a response window waits during a pause and is made after a new window (K49)", async () => {
  const fixture = begun("zombie", { ...settingsFor(3, "zombie"), beatSeconds: 3 });
  const onTurn = people.find((name) => fixture.legal(name).some(({ type }) => type === "draw")) ?? "";
  const { seq } = fixture.table.games;
  const drawn = handleCommand(fixture.table, onTurn, { seq, command: { type: "draw" } });
  expect(drawn).toBeInstanceOf(Promise);
  fixture.timers.pass(2000);
  fixture.table.pause();
  fixture.timers.pass(longMs);
  fixture.table.resume();
  fixture.timers.pass(2999);
  await Promise.resolve();
  expect(fixture.table.games.seq).toBe(seq);
  fixture.timers.pass(1);
  expect(await drawn).toEqual({ ok: true, value: null });
  expect(fixture.table.games.seq).toBe(seq + 1);
});

test("a game in preparation waits during a pause for missing contributions", () => {
  const fixture = new TableFixture(people);
  fixture.silent.add("cat");
  fixture.manage("ann", { type: "start" });
  fixture.table.pause();
  fixture.timers.pass(longMs);
  fixture.table.resume();
  fixture.timers.pass(dealingMs - 1);
  expect(fixture.table.starting.isDealing).toBe(true);
  fixture.timers.pass(1);
  expect(fixture.table.starting.isDealing).toBe(false);
});

test("an empty table does not close during a pause", () => {
  const fixture = begun();
  for (const name of people) fixture.table.disconnect(name);
  fixture.table.pause();
  fixture.timers.pass(longMs);
  expect(fixture.closed).toBeNull();
  fixture.table.resume();
  fixture.playOut(1000);
  fixture.timers.pass(emptyTableMs);
  expect(fixture.closed).toBe("table-closed");
});
