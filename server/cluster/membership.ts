import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { MembershipFence } from "../storage/postgres/membership-fence.ts";
import { DedicatedConnection } from "./dedicated-connection.ts";
import {
  evictDeadNodes,
  type HeartbeatReply,
  heartbeatQuery,
  type NodeDetails,
  readHeartbeat,
  registerNode,
} from "./heartbeats.ts";

/** Heartbeat interval in ms. */
const beatEveryMs = 500;

/** Age of the last heartbeat in ms from which a node is not ready for players. */
const readyMs = 3000;

/** Number and interval in ms of the checks whether the other node of this name is dead. */
const looks = 25;
const lookEveryMs = 250;

interface MembershipDeps {
  readonly databaseUrl: string;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Membership of one process start in a cluster. It sends heartbeats and removes nodes without any. Writes of the
 * process are saved only while it is a member.
 */
export class Membership implements MembershipFence {
  /** Fencing token of this process. */
  readonly id: number;
  readonly #line: DedicatedConnection;
  readonly #deps: MembershipDeps;
  readonly #timer: RestartableTimer;
  readonly #onFenced: (() => void)[] = [];
  readonly #onBuried: (() => void)[] = [];
  readonly #onOrphans: (() => void)[] = [];
  readonly #onDrain: (() => void)[] = [];
  #isMember = true;
  #isDraining = false;
  #lastReply: HeartbeatReply = {
    isSteady: false,
    holdsLock: false,
    urls: [],
    isAnySilent: false,
    isToDrain: false,
    hasOrphans: false,
  };
  /** Time of the last heartbeat, by the monotonic clock. */
  #heardAt = 0;
  #connection = 0;
  #beating: Promise<void> | null = null;

  private constructor(id: number, line: DedicatedConnection, deps: MembershipDeps) {
    this.id = id;
    this.#line = line;
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** @throws if a live node has this name, or the database is unusable. */
  static async join(words: NodeDetails, deps: MembershipDeps): Promise<Membership> {
    const line = new DedicatedConnection(deps.databaseUrl);
    try {
      const member = new Membership(await numberFor(words, line, deps.timers), line, deps);
      await member.#sendHeartbeat();
      member.#again();
      return member;
    } catch (error) {
      await line.end();
      throw error;
    }
  }

  /** False after the cluster has replaced this node, or the node has left. */
  get isMember(): boolean {
    return this.#isMember;
  }

  /** Whether players may be directed to this node. */
  get isReady(): boolean {
    return this.#isMember && !this.#isDraining && this.#deps.timers.now() - this.#heardAt < readyMs;
  }

  /** URLs of the cluster's nodes for players. */
  get urls(): readonly string[] {
    return this.#lastReply.urls;
  }

  /** @param run is called once, after the cluster has replaced this node. */
  onFenced(run: () => void): void {
    this.#onFenced.push(run);
  }

  /** @param run is called whenever this node has removed others, so that their tables are unowned. */
  onBuried(run: () => void): void {
    this.#onBuried.push(run);
  }

  /** @param run is called at each heartbeat that finds unowned tables. */
  onOrphans(run: () => void): void {
    this.#onOrphans.push(run);
  }

  /** @param run is called once, after an operator has drained this node. */
  onDrain(run: () => void): void {
    this.#onDrain.push(run);
  }

  /** Marks the node as draining. From then on it claims no tables. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#line.ask(() => ({ text: "update nodes set draining = true where id = $1", values: [this.id] }));
  }

  /** Leaves the cluster. The node's tables become unowned, and its name is free. */
  async leave(): Promise<void> {
    if (!this.#isMember) return;
    await this.#stop();
    try {
      await this.#line.ask(() => ({ text: "delete from nodes where id = $1", values: [this.id] }));
    } finally {
      await this.#line.end();
    }
  }

  refused(): void {
    if (!this.#isMember) return;
    this.#deps.log.error(
      { event: "node-replaced", node: this.id },
      "THE CLUSTER HAS REPLACED THIS NODE: it no longer runs its tables",
    );
    void this.#stop().then(() => this.#line.end());
    for (const run of this.#onFenced) run();
  }

  async #stop(): Promise<void> {
    this.#isMember = false;
    this.#timer.cancel();
    await this.#beating;
  }

  #again(): void {
    this.#timer.set(beatEveryMs, () => {
      this.#beating = this.#beatOrLog().then(() => {
        this.#beating = null;
        if (this.#isMember) this.#again();
      });
    });
  }

  async #beatOrLog(): Promise<void> {
    try {
      await this.#sendHeartbeat();
      const { isSteady, isAnySilent, isToDrain, hasOrphans } = this.#lastReply;
      if (!this.#isMember) return;
      if (isToDrain) this.#drained();
      if (isSteady && isAnySilent) await this.#bury();
      if (hasOrphans) for (const run of this.#onOrphans) run();
    } catch (error) {
      this.#deps.log.error({ event: "sign-of-life-failed", err: error }, "this node could not send its heartbeat");
    }
  }

  #drained(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (const run of this.#onDrain) run();
  }

  async #sendHeartbeat(): Promise<void> {
    const { id } = this;
    let connection = 0;
    const [heard] = await this.#line.ask<HeartbeatReply>((number) => {
      connection = number;
      return heartbeatQuery(id, number !== this.#connection, this.#lastReply.holdsLock);
    });
    this.#connection = connection;
    this.#heardAt = this.#deps.timers.now();
    if (heard) this.#lastReply = heard;
    else this.refused();
  }

  async #bury(): Promise<void> {
    const dead = await evictDeadNodes(this.#line, this.id);
    if (dead.length === 0) return;
    this.#deps.log.error(
      { event: "nodes-dead", nodes: dead.map(({ name }) => name) },
      "dead nodes were removed from the cluster: other nodes claim their tables",
    );
    for (const run of this.#onBuried) run();
  }
}

/** Joins the cluster, and waits until a dead node of this name is recognised as dead. */
async function numberFor(words: NodeDetails, line: DedicatedConnection, timers: Timers): Promise<number> {
  const first = await readHeartbeat(line, words.name);
  for (let look = 0; look < looks; look += 1) {
    const id = await registerNode(line, words);
    if (id !== null) return id;
    const now = await readHeartbeat(line, words.name);
    if (first !== null && now !== null && now !== first) break;
    await new Promise<void>((resolve) => timers.after(lookEveryMs, resolve));
  }
  throw new Error(
    `NODE_NAME: expected a name that no other running node of the cluster has, but one has ${JSON.stringify(words.name)}`,
  );
}
