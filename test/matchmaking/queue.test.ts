import { beforeEach, expect, test } from "vitest";
import { QueueHarness, waitMs } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

test("a waiting player receives the number of players, the chairs and the remaining time", async () => {
  const ann = await at.join("ann", 3);
  expect(ann.last).toEqual({
    people: 1,
    edition: "original",
    seats: 3,
    waitMs,
    totalMs: waitMs,
    ending: "bots",
  });
  at.timers.pass(5000);
  const bob = await at.join("bob", 3);
  expect(bob.last).toMatchObject({ people: 2, waitMs: 15_000, totalMs: waitMs });
  expect(ann.last).toEqual(bob.last);
});

test("the game starts as soon as the chairs are taken", async () => {
  const ears = [await at.join("ann", 2), await at.join("bob", 2)];
  await at.settled();
  expect(at.tables.games).toEqual([["ann bob", 2]]);
  expect(ears.map(({ table }) => table?.roomId)).toEqual(["room 1", "room 1"]);
  expect(at.queue.waiting()).toEqual({});
});

test("the Nope window has three seconds for a player among bots, and five for several players", async () => {
  await at.join("ann", 3);
  await at.waitOver();
  await at.join("bob", 3);
  await at.join("cat", 3);
  await at.waitOver();
  expect(at.tables.opened.map(({ settings }) => settings.nopeSeconds)).toEqual([3, 5]);
});

test("bots take the empty chairs after the wait", async () => {
  const ann = await at.join("ann", 5);
  at.timers.pass(waitMs - 1);
  expect(at.tables.opened).toEqual([]);
  at.timers.pass(1);
  await at.settled();
  expect(at.tables.opened).toMatchObject([{ settings: { seats: 5 }, fillWithBots: true, start: "when-joined" }]);
  expect(ann.table).not.toBeNull();
});

test("players who accept any number of chairs get four", async () => {
  await at.join("ann", "any");
  at.timers.pass(waitMs);
  await at.settled();
  expect(at.tables.games).toEqual([["ann", 4]]);
});

test("a player who starts with bots plays alone, and the others continue to wait", async () => {
  const [ann, bob, cat] = [await at.join("ann", 4), await at.join("bob", 4), await at.join("cat", 4)];
  at.timers.pass(5000);
  at.queue.start("bob");
  await at.settled();
  expect(at.tables.games).toEqual([["bob", 4]]);
  expect([ann.table, bob.table?.roomId, cat.table]).toEqual([null, "room 1", null]);
  expect(cat.last).toMatchObject({ people: 2, seats: 4, waitMs: 15_000 });
  await at.waitOver(15_000);
  expect(at.tables.games).toEqual([
    ["bob", 4],
    ["ann cat", 4],
  ]);
});

test("queue messages contain neither names nor avatars of other players", async () => {
  const ann = await at.join("ann", 3);
  await at.join("bob", 3);
  expect(JSON.stringify(ann.said)).not.toMatch(/bob|avatar|network/);
});

test("a player who accepts any number joins the group with the fewest free chairs", async () => {
  await at.join("ann", 5);
  await at.join("bob", 3);
  const cat = await at.join("cat", "any");
  expect(cat.last).toMatchObject({ people: 2, seats: 3 });
});

test("a player with a requested number of chairs decides it for those who accept any", async () => {
  const ann = await at.join("ann", "any");
  await at.join("bob", 5);
  expect(ann.last).toMatchObject({ people: 2, seats: 5 });
});

test("a player who requests fewer chairs than a group has players waits for others", async () => {
  for (const name of ["ann", "bob", "cat"]) await at.join(name, "any");
  expect((await at.join("dan", 2)).last).toMatchObject({ people: 1, seats: 2 });
});

test("a player who accepts any edition joins the group with the fewest free chairs", async () => {
  await at.join("ann", 5, "zombie");
  await at.join("bob", 2, "good-vs-evil");
  expect((await at.join("cat", 5, "any")).last).toMatchObject({ edition: "zombie", people: 2 });
});

test("a player with a requested edition decides it for those who accept any", async () => {
  const ann = await at.join("ann", "any", "any");
  expect(ann.last).toMatchObject({ edition: "original" });
  await at.join("bob", "any", "zombie");
  expect(ann.last).toMatchObject({ edition: "zombie", people: 2 });
});

test("a player who accepts any edition gets one that supports the requested number of chairs", async () => {
  expect((await at.join("ann", 9, "any")).last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
  expect((await at.join("bob", "any", "any")).last).toMatchObject({ edition: "apocalypse:original", seats: 9 });
});

test("a player cannot join a group with more chairs than the edition supports", async () => {
  await at.join("ann", 9, "apocalypse:original");
  expect((await at.join("bob", "any", "zombie")).last).toMatchObject({ people: 1, edition: "zombie" });
  await at.join("cat", 9, "any");
  expect((await at.join("dan", "any", "zombie")).last).toMatchObject({ people: 2 });
});

test("players who request different numbers of chairs are in different groups", async () => {
  await at.join("ann", 3);
  expect((await at.join("bob", 4)).last).toMatchObject({ people: 1, seats: 4 });
  expect(at.queue.waiting()).toEqual({ original: 2 });
});

test("players who request different editions are in different groups", async () => {
  await at.join("ann", "any");
  expect((await at.join("bob", "any", "another")).last).toMatchObject({ people: 1 });
  expect(at.queue.waiting()).toEqual({ original: 1, another: 1 });
});

test("a player who leaves stops waiting, and the others are notified", async () => {
  const ann = await at.join("ann", 3);
  const bob = await at.join("bob", 3);
  at.queue.leave("bob", bob);
  expect(ann.last).toMatchObject({ people: 1 });
  at.queue.leave("ann", ann);
  at.timers.pass(waitMs);
  await at.settled();
  expect(at.tables.opened).toEqual([]);
  expect(at.queue.waiting()).toEqual({});
});

test("the default of four chairs returns when the player who requested five leaves", async () => {
  const ann = await at.join("ann", "any");
  const dan = await at.join("dan", 5);
  expect(ann.last?.seats).toBe(5);
  at.queue.leave("dan", dan);
  expect(ann.last?.seats).toBe(4);
});

test("a player with two connections waits once and is notified on both", async () => {
  const here = await at.join("ann", 3);
  const there = await at.join("ann", 3);
  expect(there.last?.people).toBe(1);
  at.queue.leave("ann", here);
  expect(at.queue.waiting()).toEqual({ original: 1 });
  at.queue.start("ann");
  await at.settled();
  expect([here.table, there.table?.roomId]).toEqual([null, "room 1"]);
});

test("a player who joins the queue again with new criteria waits for these", async () => {
  const bob = await at.join("bob", 3);
  await at.join("ann", 3);
  const ann = await at.join("ann", 5);
  expect(ann.last).toMatchObject({ people: 1, seats: 5 });
  expect(bob.last).toMatchObject({ people: 1 });
});
