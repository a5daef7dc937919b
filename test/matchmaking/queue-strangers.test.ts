import { beforeEach, expect, test } from "vitest";
import { QueueHarness, waitMs } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

test("players of one network are separated while players from other networks are in the queue", async () => {
  for (const name of ["ann", "amy", "ada"]) await at.joinFrom("one", name);
  for (const name of ["bob", "cat", "dan", "eve"]) await at.join(name, 3);
  await at.settled();
  expect(at.tables.games).toEqual([
    ["ann bob cat", 3],
    ["amy dan eve", 3],
  ]);
});

test("players of one network play together at the end of the wait if there are no others", async () => {
  const ears = await Promise.all(["ann", "amy", "ada", "abe"].map((name) => at.joinFrom("one", name)));
  expect(ears.map(({ last }) => last?.people)).toEqual([1, 1, 1, 1]);
  await at.waitOver();
  expect(at.tables.games).toEqual([
    ["ann amy ada", 3],
    ["abe", 3],
  ]);
});

test("a player never plays with two players of another network, and bots take the chairs", async () => {
  for (const name of ["ann", "amy", "ada"]) await at.joinFrom("one", name, 5);
  await at.join("bob", 5);
  await at.waitOver();
  expect(at.tables.games).toEqual([
    ["ann bob", 5],
    ["amy ada", 5],
  ]);
});

test("players with an unknown network count as from different networks", async () => {
  for (const name of ["ann", "bob"]) await at.joinFrom(null, name, 2);
  await at.settled();
  expect(at.tables.games).toEqual([["ann bob", 2]]);
});

test("a player who is moved into a starting group stops waiting, and the previous group is notified", async () => {
  const ann = await at.joinFrom("one", "ann", "any");
  at.timers.pass(1000);
  const amy = await at.joinFrom("one", "amy", 5);
  expect(amy.last).toMatchObject({ people: 1, seats: 5 });
  await at.waitOver(waitMs - 1000);
  expect(at.tables.games).toEqual([["ann amy", 5]]);
  expect([ann.table, amy.table].map((table) => table?.roomId)).toEqual(["room 1", "room 1"]);
  await at.waitOver();
  expect(at.tables.games).toHaveLength(1);
});
