import { expect, test } from "vitest";
import { OwnershipReconciler } from "../../server/cluster/ownership-reconciler.ts";
import { ManualTimers } from "../support/timers.ts";

/** Returns a node with these tables, and with a room for some of them. */
function aNode({ owned, rooms }: { readonly owned: readonly string[]; readonly rooms: string[] }) {
  const timers = new ManualTimers();
  const released: string[] = [];
  let looks = 0;
  let clusterEvents = 0;
  const reconciler = new OwnershipReconciler({
    ownership: {
      async owned() {
        looks += 1;
        return owned;
      },
      release: async (roomIds) => void released.push(...roomIds),
    },
    roomIds: () => rooms,
    publish() {
      clusterEvents += 1;
    },
    timers,
    log: { info() {}, error() {} },
  });
  reconciler.start();
  const look = async () => {
    const before = looks;
    await expect
      .poll(() => {
        timers.pass(10_000);
        return looks;
      })
      .toBeGreaterThan(before);
    await new Promise(setImmediate);
  };
  return { reconciler, look, released, clusterEvents: () => clusterEvents };
}

test("a table without a room is released, and other nodes are notified", async () => {
  const { look, released, clusterEvents } = aNode({ owned: ["open", "stray"], rooms: ["open"] });
  await look();
  await look();
  expect([released, clusterEvents()]).toEqual([["stray"], 1]);
});

test("a table that is still being opened is not released", async () => {
  const rooms: string[] = [];
  const { look, released } = aNode({ owned: ["new"], rooms });
  await look();
  rooms.push("new");
  await look();
  await look();
  expect(released).toEqual([]);
});

test("a table that had to be given up here is released only once, so that nodes do not retry it forever", async () => {
  const { look, released } = aNode({ owned: ["failing"], rooms: [] });
  for (let count = 0; count < 5; count += 1) await look();
  expect(released).toEqual(["failing"]);
});
