import { expect, test } from "vitest";
import { QueueHarness } from "../support/queue-harness.ts";

test("the log says how the queue put players into groups, and why others did not fit", async () => {
  const at = new QueueHarness();
  await at.join("ann", 3);
  await at.join("bob", 2);
  await at.join("cat", 2);
  await at.settled();
  expect(at.debugLines).toMatchObject([
    { event: "queue-placed", isNew: true, people: 1, waiting: 1, seats: 3, others: {} },
    { event: "queue-placed", isNew: true, waiting: 1, seats: 2, others: { criteria: 1 } },
    { event: "queue-placed", isNew: false, waiting: 2, seats: 2, others: { criteria: 1 } },
    { event: "queue-started", why: "full", tables: [2], waiting: 0 },
  ]);
});

test("the log says how the wait of a group ended with bots", async () => {
  const at = new QueueHarness();
  await at.join("ann", 3);
  await at.waitOver();
  expect(at.debugLines.at(-1)).toMatchObject({ event: "queue-started", why: "time", tables: [1], waiting: 0 });
});

test("debug lines of the queue name no player", async () => {
  const at = new QueueHarness();
  await at.join("ann", 3);
  await at.waitOver();
  expect(JSON.stringify(at.debugLines)).not.toContain("ann");
});
