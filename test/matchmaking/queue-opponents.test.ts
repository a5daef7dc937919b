import { beforeEach, expect, test } from "vitest";
import { QueueHarness, waitMs } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

test("a humans-only player restarts the wait each time it is over", async () => {
  const ann = await at.joinPeople("ann", 3);
  await at.waitOver();
  await at.waitOver();
  expect(at.tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, waitMs, ending: "wait" });
});

test("at the end of the wait bots join the players who accept them, and a humans-only player continues to wait", async () => {
  const ann = await at.joinPeople("ann", 3);
  const bob = await at.join("bob", 3);
  expect([ann.last?.ending, bob.last?.ending]).toEqual(["wait", "bots"]);
  await at.waitOver();
  expect(at.tables.games).toEqual([["bob", 3]]);
  expect(ann.last).toMatchObject({ people: 1, waitMs });
});

test("humans-only players play as soon as enough players are in the queue", async () => {
  await at.joinPeople("ann", 3);
  await at.waitOver();
  await at.joinPeople("bob", 3);
  await at.join("cat", "any");
  await at.settled();
  expect(at.tables.games).toEqual([["ann bob cat", 3]]);
});

test("a group without a requested number of chairs plays without bots at the end of the wait", async () => {
  const ears = [await at.joinPeople("ann", "any"), await at.join("bob", "any"), await at.joinPeople("cat", "any")];
  expect(ears.map(({ last }) => last?.ending)).toEqual(["people", "people", "people"]);
  await at.waitOver();
  expect(at.tables.games).toEqual([["ann bob cat", 3]]);
});

test("two humans-only players play together when the third accepts bots and wants more chairs", async () => {
  await at.joinPeople("ann", "any");
  await at.joinPeople("bob", "any");
  await at.join("cat", 5);
  await at.waitOver();
  expect(at.tables.games.toSorted()).toEqual([
    ["ann bob", 2],
    ["cat", 5],
  ]);
});

test("the first player who accepts bots has the full wait, however long humans-only players have waited", async () => {
  const ann = await at.joinPeople("ann", 3);
  at.timers.pass(waitMs - 1);
  const bob = await at.join("bob", 3);
  expect([ann, bob].map(({ last }) => last?.waitMs)).toEqual([waitMs, waitMs]);
});

test("a player retains their place when they switch to humans-only and back", async () => {
  const ann = await at.join("ann", 3);
  at.timers.pass(5000);
  at.queue.prefer("ann", "people");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "wait" });
  at.queue.prefer("ann", "anybody");
  expect(ann.last).toMatchObject({ waitMs: 15_000, ending: "bots" });
});

test("a repeated choice causes no message", async () => {
  const ann = await at.joinPeople("ann", 3);
  const news = ann.said.length;
  for (let times = 0; times < 3; times += 1) at.queue.prefer("ann", "people");
  expect(ann.said.length).toBe(news);
});

test("a humans-only player can still start with bots", async () => {
  await at.joinPeople("ann", 3);
  at.queue.start("ann");
  await at.settled();
  expect(at.tables.games).toEqual([["ann", 3]]);
});

test("a humans-only player waits again if another player is missing at the table", async () => {
  const ann = await at.joinPeople("ann", "any");
  await at.join("bob", "any");
  at.tables.seats.set("bob", { roomId: "elsewhere", code: "" });
  await at.waitOver();
  expect(at.tables.opened).toEqual([]);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});

test("a humans-only player waits a minimum time even if bots come at once", async () => {
  const hasty = at.newQueue({ waitMs: 0 });
  const ann = await at.join("ann", 3, "original", "", hasty, "people");
  const told = ann.said.length;
  at.timers.pass(4999);
  expect(ann.said).toHaveLength(told);
  at.timers.pass(1);
  expect(ann.last).toMatchObject({ people: 1, ending: "wait" });
});
