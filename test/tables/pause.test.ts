import { expect, test } from "vitest";
import { Beat } from "../../server/tables/beat.ts";
import { dealingMs } from "../../server/tables/dealing.ts";
import { PausableTimers } from "../../server/tables/pause.ts";
import { act } from "../../server/tables/plays.ts";
import { botDelayMs, emptyMs, House, longestSuspenseMs, settingsFor } from "../support/house.ts";
import { ManualTimers } from "../support/timers.ts";

const longMs = 3_600_000;
const people = ["ann", "bob", "cat"];

function begun(edition = "original", settings = settingsFor(3, edition)): House {
  const house = new House(people, { settings }, "a pause");
  house.manage("ann", { type: "start" });
  return house;
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
  timers.goOn();
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
  timers.goOn();
  clock.pass(0);
  expect(rung).toEqual(["rung"]);
});

test("a draw in a response window is released after a pause even if no player is on turn", () => {
  const clock = new ManualTimers();
  const beat = new Beat(clock, 1000);
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
  timers.goOn();
  clock.pass(longMs);
  expect(rung).toEqual([]);
});

test("no timeout occurs during a pause", () => {
  const house = begun();
  const { seq } = house.table.games;
  house.table.pause();
  house.timers.pass(longMs);
  expect(house.table.games.seq).toBe(seq);
  expect(house.presences).toEqual(["here", "here", "here"]);
});

test("a player who is to act has the full time after a pause", () => {
  const house = begun();
  house.timers.pass(27_000);
  expect(house.leftMs).toBe(3000);
  house.table.pause();
  house.timers.pass(longMs);
  house.table.goOn();
  expect(house.leftMs).toBe(30_000);
  const { seq } = house.table.games;
  house.timers.pass(29_999);
  expect(house.table.games.seq).toBe(seq);
  house.timers.pass(1);
  expect(house.table.games.seq).toBe(seq + 1);
});

test("a bot does not act during a pause and restarts its delay after it", () => {
  const house = new House(["ann"], { settings: settingsFor(2) }, "a pause");
  house.manage("ann", { type: "add-bot", strength: "steady" });
  house.manage("ann", { type: "start" });
  while (house.legal("ann").length > 0) house.act("ann", { type: "draw" });
  house.timers.pass(botDelayMs / 2);
  const { seq } = house.table.games;
  house.table.pause();
  house.timers.pass(longMs);
  house.table.goOn();
  house.timers.pass(botDelayMs - 1);
  expect(house.table.games.seq).toBe(seq);
  house.timers.pass(1 + longestSuspenseMs);
  expect(house.table.games.seq).toBeGreaterThan(seq);
});

test("a draw in a response window waits during a pause and is made after a new window (K49)", async () => {
  const house = begun("zombie", { ...settingsFor(3, "zombie"), beatSeconds: 3 });
  const onTurn = people.find((name) => house.legal(name).some(({ type }) => type === "draw")) ?? "";
  const { seq } = house.table.games;
  const drawn = act(house.table, onTurn, { seq, command: { type: "draw" } });
  expect(drawn).toBeInstanceOf(Promise);
  house.timers.pass(2000);
  house.table.pause();
  house.timers.pass(longMs);
  house.table.goOn();
  house.timers.pass(2999);
  await Promise.resolve();
  expect(house.table.games.seq).toBe(seq);
  house.timers.pass(1);
  expect(await drawn).toEqual({ ok: true, value: null });
  expect(house.table.games.seq).toBe(seq + 1);
});

test("a game in preparation waits during a pause for missing contributions", () => {
  const house = new House(people);
  house.silent.add("cat");
  house.manage("ann", { type: "start" });
  house.table.pause();
  house.timers.pass(longMs);
  house.table.goOn();
  house.timers.pass(dealingMs - 1);
  expect(house.table.starting.isDealing).toBe(true);
  house.timers.pass(1);
  expect(house.table.starting.isDealing).toBe(false);
});

test("an empty table does not close during a pause", () => {
  const house = begun();
  for (const name of people) house.table.drop(name);
  house.table.pause();
  house.timers.pass(longMs);
  expect(house.closed).toBeNull();
  house.table.goOn();
  house.playOut(1000);
  house.timers.pass(emptyMs);
  expect(house.closed).toBe("table-closed");
});
