import { beforeEach, expect, test } from "vitest";
import { QueueHarness, waitMs } from "../support/queue-harness.ts";

let at: QueueHarness;
beforeEach(() => {
  at = new QueueHarness();
});

test("a player with a seat is sent there", async () => {
  const seated = { roomId: "elsewhere", code: "CODE34" };
  at.tables.seats.set("ann", seated);
  expect((await at.join("ann", 3)).table).toEqual(seated);
  expect(at.queue.waiting()).toEqual({});
});

test("a player who takes a seat elsewhere while waiting is sent there, and the others play", async () => {
  const ann = await at.join("ann", 3);
  await at.join("bob", 3);
  at.tables.seats.set("ann", { roomId: "elsewhere", code: "CODE34" });
  at.timers.pass(waitMs);
  await at.settled();
  expect(ann.table?.roomId).toBe("elsewhere");
  expect(at.tables.games).toEqual([["bob", 3]]);
});

test("a player who joins the queue again while the table is being opened is sent there too", async () => {
  await at.join("ann", 2);
  await at.join("bob", 2);
  const again = await at.join("ann", 2);
  await at.settled();
  expect(again.table?.roomId).toBe("room 1");
  expect(at.queue.waiting()).toEqual({});
});

test("a group waits if its table can be opened only later", async () => {
  const patient = at.newQueue({ patienceMs: 5000 });
  const ears = [
    await at.join("ann", 2, "original", "one", patient),
    await at.join("bob", 2, "original", "two", patient),
  ];
  at.tables.broken = true;
  await at.settled();
  at.tables.broken = false;
  expect(ears.map(({ table, end }) => table ?? end)).toEqual([null, null]);
  await at.waitOver(1000);
  expect(ears.map(({ table }) => table?.roomId)).toEqual(["room 1", "room 1"]);
});

test("a player who leaves while the table cannot be opened does not play", async () => {
  const patient = at.newQueue({ patienceMs: 5000 });
  await at.join("ann", 2, "original", "one", patient);
  const bob = await at.join("bob", 2, "original", "two", patient);
  at.tables.broken = true;
  await at.settled();
  at.tables.broken = false;
  patient.leave("bob", bob);
  await at.waitOver(1000);
  expect(at.tables.games).toEqual([["ann", 2]]);
});

test("retries to open a table end after a time limit", async () => {
  const patient = at.newQueue({ patienceMs: 5000 });
  at.tables.broken = true;
  await at.join("ann", 2, "original", "one", patient);
  const bob = await at.join("bob", 2, "original", "two", patient);
  for (let times = 0; times < 6; times += 1) await at.waitOver(1000);
  expect(bob.end).toEqual({ reason: "table-closed" });
});

test("a group is dismissed and an error logged if no table can be opened", async () => {
  at.tables.broken = true;
  const ears = [await at.join("ann", 2), await at.join("bob", 2)];
  await at.settled();
  expect(ears.map(({ end }) => end?.reason)).toEqual(["table-closed", "table-closed"]);
  expect(at.errors).toHaveLength(1);
  expect(at.queue.waiting()).toEqual({});
});

test("waiting players are notified at a shutdown, and new ones are rejected", async () => {
  const ann = await at.join("ann", 3);
  at.tables.refusal = "closing";
  at.queue.close();
  expect(ann.end).toEqual({ reason: "closing" });
  expect((await at.join("bob", 3)).end).toEqual({ reason: "closing" });
  at.timers.pass(waitMs);
  await at.settled();
  expect(at.tables.opened).toEqual([]);
});

test("a player at their table limit cannot wait for another table", async () => {
  at.tables.capped.add("ann");
  expect((await at.join("ann", 3)).end).toEqual({ reason: "too-many-tables" });
  expect(at.queue.waiting()).toEqual({});
});

test("a player who reaches their table limit during the wait is notified, and the others play", async () => {
  const ann = await at.join("ann", 3);
  await at.join("bob", 3);
  at.tables.capped.add("ann");
  await at.waitOver();
  expect(ann.end).toEqual({ reason: "too-many-tables" });
  expect(at.tables.games).toEqual([["bob", 3]]);
});

test("a table counts towards the limits of all its players", async () => {
  await at.join("ann", 2);
  await at.join("bob", 2);
  await at.settled();
  expect(at.tables.openers).toEqual([
    [
      { playerId: "ann", network: "network of ann" },
      { playerId: "bob", network: "network of bob" },
    ],
  ]);
});

test("a player who joins exactly when new games stop does not wait", async () => {
  at.meanwhile = () => {
    at.tables.refusal = "maintenance";
    at.queue.sendAway(() => ({ reason: "maintenance" }));
  };
  expect((await at.join("ann", 3)).end).toEqual({ reason: "maintenance" });
  expect(at.queue.waiting()).toEqual({});
});

test("removed players with a table in preparation are notified, and the others get their table", async () => {
  at.queue = at.newQueue({ patienceMs: 5000 });
  at.tables.broken = true;
  const [ann, bob] = [await at.join("ann", 2), await at.join("bob", 2)];
  await at.settled();
  at.queue.sendAway((playerId) => (playerId === "ann" ? { reason: "sanctioned", until: null } : null));
  expect([ann.end, bob.end]).toEqual([{ reason: "sanctioned", until: null }, null]);
  at.tables.broken = false;
  at.timers.pass(1000);
  await at.settled();
  expect(at.tables.games).toEqual([["bob", 2]]);
});

test("a table is not opened for players who are removed during the checks", async () => {
  const ann = await at.join("ann", 2);
  at.tables.refusalFor = async () => {
    if (at.queue.waiting()["original"] === undefined) at.queue.sendAway(() => ({ reason: "maintenance" }));
    return null;
  };
  const bob = await at.join("bob", 2);
  await at.settled();
  expect(at.tables.games).toEqual([]);
  expect([ann.end, bob.end]).toEqual([{ reason: "maintenance" }, { reason: "maintenance" }]);
});
