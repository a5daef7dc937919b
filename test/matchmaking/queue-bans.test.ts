import { beforeEach, expect, test } from "vitest";
import { QueueHarness } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

test("a player who has left a running public game gets the remaining time of the queue ban", async () => {
  at.pauses.begin("ann");
  expect((await at.join("ann", 3)).end).toEqual({ reason: "paused", waitMs: 30_000 });
  at.timers.pass(12_000);
  expect((await at.join("ann", 3)).end).toEqual({ reason: "paused", waitMs: 18_000 });
  expect(at.queue.waiting()).toEqual({});
  at.timers.pass(18_000);
  expect((await at.join("ann", 3)).last?.people).toBe(1);
});

test("an account inherits the queue bans of its former guests, which add to its own", async () => {
  at.formerGuests.set("a-ann", ["guest", "other guest"]);
  for (const id of ["guest", "other guest", "a-ann"]) at.pauses.begin(id);
  expect((await at.join("a-ann", 3)).end).toEqual({ reason: "paused", waitMs: 120_000 });
  at.timers.pass(120_000);
  expect((await at.join("a-ann", 3)).last?.people).toBe(1);
});

test("a player with a queue ban is still sent to their seat", async () => {
  at.pauses.begin("ann");
  at.tables.seats.set("ann", { roomId: "elsewhere", code: "CODE34" });
  expect((await at.join("ann", 3)).table?.roomId).toBe("elsewhere");
});

test("queue bans double up to a quarter of an hour and reset after an hour without leaving", async () => {
  const lengths: number[] = [];
  for (let times = 0; times < 7; times += 1) {
    at.pauses.begin("ann");
    const left = await at.pauses.leftMs(["ann"]);
    at.timers.pass(left);
    lengths.push(left / 1000);
  }
  expect(lengths).toEqual([30, 60, 120, 240, 480, 900, 900]);
  at.timers.pass(60 * 60_000);
  at.pauses.begin("ann");
  expect(await at.pauses.leftMs(["ann"])).toBe(30_000);
});

test("a queue ban applies to only one player", async () => {
  at.pauses.begin("ann");
  expect([await at.pauses.leftMs(["ann"]), await at.pauses.leftMs(["amy"])]).toEqual([30_000, 0]);
});

test("a sanctioned player cannot wait and gets the end of the sanction", async () => {
  at.sanctions.set("ann", { reason: "sanctioned", until: 5000 });
  expect((await at.join("ann", 3)).end).toEqual({ reason: "sanctioned", until: 5000 });
  expect(at.queue.waiting()).toEqual({});
});

test("a sanction removes a waiting player from the queue while the others continue to wait", async () => {
  const [ann, bob] = [await at.join("ann", 3), await at.join("bob", 3)];
  at.queue.sendAway((playerId) => (playerId === "ann" ? { reason: "sanctioned", until: null } : null));
  expect(ann.end).toEqual({ reason: "sanctioned", until: null });
  expect([bob.end, bob.last?.people]).toEqual([null, 1]);
});
