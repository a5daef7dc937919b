import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NodeProcess } from "../support/node-process.ts";
import { Administrator, startNode, type TestNode } from "../support/nodes.ts";
import { Postgres } from "../support/postgres.ts";
import { entryOf, gameNamed } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

const postgres = new Postgres();
beforeAll(() => postgres.create());
afterAll(() => postgres.stop());

let url: string;
let admin: Administrator;
let nodes: TestNode[];
let processes: NodeProcess[];

beforeEach(async () => {
  url = await postgres.newDatabase();
  admin = new Administrator(url);
  nodes = [];
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await Promise.all(nodes.map((node) => node.close()));
  await admin.end();
});

/** A node that gives signs of life only when its time passes. */
class SlowNode {
  readonly node: TestNode;
  readonly member: TestNode["member"];
  readonly #timers: ManualTimers;

  constructor(node: TestNode, timers: ManualTimers) {
    this.node = node;
    this.member = node.member;
    this.#timers = timers;
  }

  pass(ms: number): void {
    this.#timers.pass(ms);
  }

  /** Resolves when all that a beat causes has happened: then the next one follows. */
  async beat(): Promise<void> {
    for (let beats = 0; beats < 2; beats += 1) await this.#beatOnce();
  }

  async #beatOnce(): Promise<void> {
    const lastBeat = async () =>
      (await admin.list(`select "beatAt"::text from nodes where id = ${this.member.id}`))[0] ?? null;
    const before = await lastBeat();
    const next = () => {
      this.pass(500);
      return lastBeat();
    };
    await expect.poll(next).not.toBe(before);
  }
}

async function join(name: string): Promise<SlowNode> {
  const timers = new ManualTimers();
  const node = await startNode(url, name, timers);
  nodes.push(node);
  return new SlowNode(node, timers);
}

async function joinInProcess(name: string): Promise<NodeProcess> {
  const node = await NodeProcess.start(url, name);
  processes.push(node);
  return node;
}

describe("a name", () => {
  test("that a living node has is refused to a second one", async () => {
    await joinInProcess("a");
    await expect(startNode(url, "a")).rejects.toThrow(
      'NODE_NAME: expected a name that no other running node of the house has, but one has "a"',
    );
  });

  test("of a killed node is free for its next start, which has a greater number", async () => {
    const first = await joinInProcess("a");
    await first.kill();
    expect((await joinInProcess("a")).id).toBeGreaterThan(first.id);
  });

  test("is free as soon as its node has left", async () => {
    await (await join("a")).member.leave();
    await expect(join("a")).resolves.toBeDefined();
  });
});

describe("a node that has been steady", () => {
  let judge: SlowNode;
  let other: TestNode;
  beforeEach(async () => {
    judge = await join("a");
    other = (await join("b")).node;
    await admin.steady("a");
  });

  /** A judge that was late for a moment is steady again only after some beats. */
  const nodesAfterBeat = async () => {
    await judge.beat();
    return admin.nodes();
  };

  test("leaves one alone that has a connection and was silent for less than four seconds", async () => {
    await admin.silence("b", 3);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes one that has a connection and was silent for four seconds", async () => {
    await admin.silence("b", 4);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
  });

  test("removes one that has lost its connection and was silent for a second", async () => {
    await admin.cutOff(other);
    await admin.silence("b", 1.1);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
  });

  test("leaves one alone that has only lost its connection", async () => {
    await admin.cutOff(other);
    await admin.ask(`update nodes set "beatAt" = clock_timestamp() + interval '1 hour' where name = 'b'`);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("says that there are orphans when it has removed one", async () => {
    const told = new Promise<void>((resolve) => judge.member.onBuried(resolve));
    await admin.silence("b", 4);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
    await expect(told).resolves.toBeUndefined();
  });

  test("says at each beat that there are orphans, as long as there are", async () => {
    let told = 0;
    judge.member.onOrphans(() => {
      told += 1;
    });
    await judge.beat();
    expect(told).toBe(0);
    await admin.ask(`insert into tables ("roomId", "tableJson") values ('one', '{}')`);
    const toldSoFar = async () => {
      await judge.beat();
      return told;
    };
    await expect.poll(toldSoFar).toBeGreaterThan(1);
  });

  test("removes none after it was silent itself", async () => {
    for (const name of ["a", "b"]) await admin.silence(name, 5);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes none after Postgres was away for longer than nodes may be silent", async () => {
    await postgres.stop();
    await postgres.start();
    await admin.silence("a", 1);
    await admin.silence("b", 30);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes one that is frozen within a transaction", async () => {
    await other.store.write(entryOf({ begun: [gameNamed("one")] }));
    let thaw = () => {};
    const frozen = other.house.db.transaction().execute(async (moment) => {
      await moment.selectFrom("nodes").select("id").where("id", "=", other.member.id).forKeyShare().execute();
      await new Promise<void>((resolve) => {
        thaw = resolve;
      });
      await moment.deleteFrom("games").execute();
    });
    await admin.silence("b", 4);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
    thaw();
    await expect(frozen).rejects.toThrow();
    expect(await admin.list("select id from games")).toEqual(["one"]);
  });
});

test("a node that was removed learns it by its next beat", async () => {
  const node = await join("a");
  const told = new Promise<void>((resolve) => node.member.onFenced(resolve));
  await admin.ask("delete from nodes");
  node.pass(500);
  await told;
  expect([node.member.isMember, node.member.isReady]).toEqual([false, false]);
});

test("a node knows where players reach all nodes", async () => {
  const [one] = [await join("a"), await join("b")];
  await one.beat();
  expect(one.member.urls).toEqual(["http://127.0.0.1/at/a", "http://127.0.0.1/at/b"]);
});

test("a node whose beats do not arrive is not ready, until they do", async () => {
  const node = await join("a");
  expect(node.member.isReady).toBe(true);
  node.pass(3000);
  expect(node.member.isReady).toBe(false);
  await node.beat();
  expect(node.member.isReady).toBe(true);
});

test("a node that drains is not ready", async () => {
  const node = await join("a");
  await node.member.drain();
  await node.beat();
  expect([node.member.isMember, node.member.isReady]).toEqual([true, false]);
});

describe("a node in a process of its own", () => {
  const silenceOf = async (id: number) =>
    Number(
      (await admin.list(`select extract(epoch from clock_timestamp() - "beatAt") from nodes where id = ${id}`))[0],
    );
  let frozen: NodeProcess;
  beforeEach(async () => {
    frozen = await joinInProcess("a");
    await joinInProcess("b");
    const { node } = await join("c");
    await node.store.write(entryOf({ begun: [gameNamed("one")] }));
    await admin.steady("b");
  });

  test("that is frozen for three seconds goes on", async () => {
    frozen.freeze();
    await expect.poll(() => silenceOf(frozen.id)).toBeGreaterThan(3);
    frozen.thaw();
    await expect.poll(() => silenceOf(frozen.id)).toBeLessThan(1);
    expect(await frozen.write(0)).toBe("kept");
  });

  test("that is frozen for longer finds itself replaced on waking, and nothing that it writes is kept", async () => {
    frozen.freeze();
    await expect.poll(() => admin.list(`select id from nodes where name = 'a'`)).toEqual([]);
    frozen.thaw();
    expect([await frozen.write(0), await frozen.write(1)]).toEqual(["fenced", "fenced"]);
    expect(await admin.list("select place from steps")).toEqual([]);
  });

  test("that is killed is removed by another", async () => {
    await frozen.kill();
    await expect.poll(() => admin.list(`select id from nodes where name = 'a'`)).toEqual([]);
  });
});
