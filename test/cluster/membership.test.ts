import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NodeProcess } from "../support/node-process.ts";
import { ClusterAdministrator, startNode, type TestNode } from "../support/nodes.ts";
import { Postgres } from "../support/postgres.ts";
import { entryOf, gameNamed } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

const postgres = new Postgres();
beforeAll(() => postgres.create());
afterAll(() => postgres.stop());

let url: string;
let admin: ClusterAdministrator;
let nodes: TestNode[];
let processes: NodeProcess[];

beforeEach(async () => {
  url = await postgres.newDatabase();
  admin = new ClusterAdministrator(url);
  nodes = [];
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await Promise.all(nodes.map((node) => node.close()));
  await admin.end();
});

/** A node that sends heartbeats only when the test advances its clock. */
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

  /** Resolves after all effects of a heartbeat, that is, after the next one. */
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
  test("of a live node is refused to a second one", async () => {
    await joinInProcess("a");
    await expect(startNode(url, "a")).rejects.toThrow(
      'NODE_NAME: expected a name that no other running node of the cluster has, but one has "a"',
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

  /** Sends several heartbeats, because a node that was late for a moment becomes steady only after some. */
  const nodesAfterBeat = async () => {
    await judge.beat();
    return admin.nodes();
  };

  test("spares a connected node that was silent for less than four seconds", async () => {
    await admin.silence("b", 3);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes a connected node that was silent for four seconds", async () => {
    await admin.silence("b", 4);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
  });

  test("removes a disconnected node that was silent for a second", async () => {
    await admin.cutOff(other);
    await admin.silence("b", 1.1);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
  });

  test("spares a node that has only lost its connection", async () => {
    await admin.cutOff(other);
    await admin.ask(`update nodes set "beatAt" = clock_timestamp() + interval '1 hour' where name = 'b'`);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("hides a table from players blocked by a seated player", async () => {
    const told = new Promise<void>((resolve) => judge.member.onBuried(resolve));
    await admin.silence("b", 4);
    await expect.poll(nodesAfterBeat).toEqual(["a"]);
    await expect(told).resolves.toBeUndefined();
  });

  test("reports unowned tables at each heartbeat as long as there are any", async () => {
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

  test("removes no node after it was silent itself", async () => {
    for (const name of ["a", "b"]) await admin.silence(name, 5);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes no node after Postgres was away for longer than nodes may be silent", async () => {
    await postgres.stop();
    await postgres.start();
    await admin.silence("a", 1);
    await admin.silence("b", 30);
    await judge.beat();
    expect(await admin.nodes()).toEqual(["a", "b"]);
  });

  test("removes a node that is frozen within a transaction", async () => {
    await other.store.write(entryOf({ begun: [gameNamed("one")] }));
    let thaw = () => {};
    const frozen = other.cluster.db.transaction().execute(async (moment) => {
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

test("a removed node detects it at its next heartbeat", async () => {
  const node = await join("a");
  const told = new Promise<void>((resolve) => node.member.onFenced(resolve));
  await admin.ask("delete from nodes");
  node.pass(500);
  await told;
  expect([node.member.isMember, node.member.isReady]).toEqual([false, false]);
});

test("a node knows the players' URLs of all nodes", async () => {
  const [one] = [await join("a"), await join("b")];
  await one.beat();
  expect(one.member.urls).toEqual(["http://127.0.0.1/at/a", "http://127.0.0.1/at/b"]);
});

test("a node is not ready while its heartbeats fail", async () => {
  const node = await join("a");
  expect(node.member.isReady).toBe(true);
  node.pass(3000);
  expect(node.member.isReady).toBe(false);
  await node.beat();
  expect(node.member.isReady).toBe(true);
});

test("a draining node is not ready", async () => {
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

  test("continues after a freeze of three seconds", async () => {
    frozen.freeze();
    await expect.poll(() => silenceOf(frozen.id)).toBeGreaterThan(3);
    frozen.thaw();
    await expect.poll(() => silenceOf(frozen.id)).toBeLessThan(1);
    expect(await frozen.write(0)).toBe("kept");
  });

  test("detects after a longer freeze that it was replaced, and nothing that it writes is saved", async () => {
    frozen.freeze();
    await expect.poll(() => admin.list(`select id from nodes where name = 'a'`)).toEqual([]);
    frozen.thaw();
    expect([await frozen.write(0), await frozen.write(1)]).toEqual(["fenced", "fenced"]);
    expect(await admin.list("select place from steps")).toEqual([]);
  });

  test("is removed by another node after it was killed", async () => {
    await frozen.kill();
    await expect.poll(() => admin.list(`select id from nodes where name = 'a'`)).toEqual([]);
  });
});
