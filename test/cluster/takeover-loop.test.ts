import { expect, test } from "vitest";
import { TakeoverLoop } from "../../server/cluster/takeover-loop.ts";
import { FencedError } from "../../server/storage/postgres/fenced-error.ts";
import type { SavedTable } from "../../server/storage/saved-types.ts";
import { tableOf } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

/** A node that claims tables from a list, and opens them as the test prescribes. */
class Adopter {
  readonly timers = new ManualTimers();
  readonly orphans: SavedTable[] = [];
  readonly opened: string[] = [];
  readonly givenBack: string[] = [];
  readonly released: string[] = [];
  looks = 0;
  open: (table: SavedTable) => Promise<boolean> = async () => true;
  adopt = async (limit: number): Promise<readonly SavedTable[]> => {
    this.looks += 1;
    return this.orphans.splice(0, limit);
  };

  readonly adopting = new TakeoverLoop({
    ownership: {
      adopt: (limit) => this.adopt(limit),
      releaseTable: async (roomId) => void this.givenBack.push(roomId),
      release: async (roomIds) => void this.released.push(...roomIds),
    },
    open: async (table) => {
      const isOpen = await this.open(table);
      if (isOpen) this.opened.push(table.roomId);
      return isOpen;
    },
    timers: this.timers,
    log: { info() {}, error() {} },
  });
}

const orphansOf = (count: number) => Array.from({ length: count }, (_, number) => tableOf(String(number)));

test("all unowned tables are opened here, whatever their number", async () => {
  const adopter = new Adopter();
  adopter.orphans.push(...orphansOf(25));
  adopter.adopting.poll();
  await expect.poll(() => adopter.opened.length).toBe(25);
});

test("tables that become unowned during a scan are opened right afterwards", async () => {
  const adopter = new Adopter();
  const { promise, resolve: go } = Promise.withResolvers<void>();
  adopter.orphans.push(tableOf("one"));
  adopter.open = async () => {
    await promise;
    return true;
  };
  adopter.adopting.poll();
  await expect.poll(() => adopter.looks).toBe(1);
  adopter.orphans.push(tableOf("two"));
  adopter.adopting.poll();
  go();
  await expect.poll(() => adopter.opened).toEqual(["room of one", "room of two"]);
});

test("a table that cannot run here is given back, and the next ones are opened", async () => {
  const adopter = new Adopter();
  adopter.orphans.push(tableOf("other rules"), tableOf("one"));
  adopter.open = async ({ gameId }) => gameId === "one";
  adopter.adopting.poll();
  await expect.poll(() => adopter.opened).toEqual(["room of one"]);
  expect(adopter.givenBack).toEqual(["room of other rules"]);
});

test("a table that was unreadable for a moment is opened later, and no others are claimed before", async () => {
  const adopter = new Adopter();
  adopter.orphans.push(tableOf("one"));
  let tries = 0;
  adopter.open = async () => {
    tries += 1;
    if (tries === 1) throw new Error("the database is away");
    return true;
  };
  adopter.adopting.poll();
  await expect.poll(() => tries).toBe(1);
  expect(adopter.looks).toBe(1);
  const openedInTime = () => {
    adopter.timers.pass(500);
    return adopter.opened;
  };
  await expect.poll(openedInTime).toEqual(["room of one"]);
});

test("a node that stops releases the claimed tables that are not open yet", async () => {
  const adopter = new Adopter();
  adopter.orphans.push(tableOf("one"), tableOf("two"));
  const { promise, resolve: go } = Promise.withResolvers<void>();
  adopter.open = async ({ gameId }) => {
    await promise;
    if (gameId === "two") throw new Error("the database is away");
    return true;
  };
  adopter.adopting.poll();
  await expect.poll(() => adopter.looks).toBe(1);
  const stopped = adopter.adopting.stop();
  go();
  await stopped;
  expect([adopter.opened, adopter.released]).toEqual([["room of one"], ["room of two"]]);
});

test("a node that the cluster has replaced claims no more tables", async () => {
  const adopter = new Adopter();
  adopter.adopt = async () => {
    adopter.looks += 1;
    throw new FencedError();
  };
  adopter.adopting.poll();
  await expect.poll(() => adopter.looks).toBe(1);
  await new Promise(setImmediate);
  adopter.timers.pass(5000);
  expect(adopter.looks).toBe(1);
});
