import { expect, test } from "vitest";
import { transferTables } from "../../server/cluster/table-transfer.ts";
import { systemTimers } from "../../server/runtime/timers.ts";

/** Returns a node with this many tables, which records the events of its tables. */
function aNode(count: number) {
  const said: string[] = [];
  const roomIds = Array.from({ length: count }, (_, number) => `room ${number}`);
  const deps = {
    tables: {
      roomIds,
      handOver: async (some: readonly string[]) => {
        said.push(`stand still: ${some.length}`);
        return some;
      },
      release: async (some: readonly string[]) => void said.push(`end: ${some.length}`),
    },
    ownership: { release: async (some: readonly string[]) => void said.push(`leave: ${some.length}`) },
    areElsewhere: async (some: readonly string[]) => {
      said.push(`open elsewhere: ${some.length}`);
      return true;
    },
    publish: () => void said.push("tell"),
    // The deadline never passes, however slow this machine is.
    timers: { ...systemTimers, now: () => 0 },
    log: { info() {}, error() {} },
  };
  return { said, deps };
}

test("the clients of a table are redirected once it is open on another node", async () => {
  const { said, deps } = aNode(3);
  let looks = 0;
  const areElsewhere = async () => {
    looks += 1;
    said.push("look");
    return looks === 3;
  };
  await transferTables({ ...deps, areElsewhere });
  expect(said).toEqual(["stand still: 3", "leave: 3", "tell", "look", "look", "look", "end: 3"]);
});

test("later batches of tables continue while the first ones move", async () => {
  const { said, deps } = aNode(25);
  await transferTables(deps);
  const steps = (some: number) => [`stand still: ${some}`, `leave: ${some}`, "tell", `open elsewhere: ${some}`];
  expect(said).toEqual([...steps(20), "end: 20", ...steps(5), "end: 5"]);
});

test("a connection that does not close delays no other table", async () => {
  const { said, deps } = aNode(25);
  const drop = (some: readonly string[]) => {
    said.push(`end: ${some.length}`);
    return new Promise<void>(() => {});
  };
  await transferTables({ ...deps, tables: { ...deps.tables, release: drop } });
  expect(said.filter((line) => line.startsWith("end"))).toEqual(["end: 20", "end: 5"]);
});
