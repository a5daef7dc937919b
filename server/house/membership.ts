import type { Log } from "../plumbing/log.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Guard } from "../store/guard.ts";
import { beat, beatOf, bury, type Heard, type NodeWords, register } from "./beats.ts";
import { Line } from "./line.ts";

/** How often a node gives a sign of life, in ms. */
const beatEveryMs = 500;

/** A node without a beat for this long is not ready for players, in ms. */
const readyMs = 3000;

/** How often, and how far apart in ms, a process looks whether the other of its name is dead. */
const looks = 25;
const lookEveryMs = 250;

interface MembershipDeps {
  readonly databaseUrl: string;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * One start of a process as a node of a house: it gives signs of life, and removes nodes that give none. What it writes
 * is kept only as long as it is a member.
 */
export class Membership implements Guard {
  /** This process's fencing number. */
  readonly id: number;
  readonly #line: Line;
  readonly #deps: MembershipDeps;
  readonly #alarm: Alarm;
  readonly #onFenced: (() => void)[] = [];
  readonly #onBuried: (() => void)[] = [];
  readonly #onOrphans: (() => void)[] = [];
  readonly #onDrain: (() => void)[] = [];
  #isMember = true;
  #isDraining = false;
  #heard: Heard = {
    isSteady: false,
    holdsLock: false,
    urls: [],
    isAnySilent: false,
    isToDrain: false,
    hasOrphans: false,
  };
  /** When the last beat was heard, by the monotonic clock. */
  #heardAt = 0;
  #connection = 0;
  #beating: Promise<void> | null = null;

  private constructor(id: number, line: Line, deps: MembershipDeps) {
    this.id = id;
    this.#line = line;
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** @throws if a living node has this name, or the database cannot be used. */
  static async join(words: NodeWords, deps: MembershipDeps): Promise<Membership> {
    const line = new Line(deps.databaseUrl);
    try {
      const member = new Membership(await numberFor(words, line, deps.timers), line, deps);
      await member.#beat();
      member.#again();
      return member;
    } catch (error) {
      await line.end();
      throw error;
    }
  }

  /** False once the house has replaced this node, or it has left. */
  get isMember(): boolean {
    return this.#isMember;
  }

  /** Whether players may be sent here. */
  get isReady(): boolean {
    return this.#isMember && !this.#isDraining && this.#deps.timers.now() - this.#heardAt < readyMs;
  }

  /** Where players reach the nodes of the house. */
  get urls(): readonly string[] {
    return this.#heard.urls;
  }

  /** @param run is called once, when the house has replaced this node. */
  onFenced(run: () => void): void {
    this.#onFenced.push(run);
  }

  /** @param run is called whenever this node has removed others: their tables are orphans. */
  onBuried(run: () => void): void {
    this.#onBuried.push(run);
  }

  /** @param run is called at each beat at which there are orphans. */
  onOrphans(run: () => void): void {
    this.#onOrphans.push(run);
  }

  /** @param run is called once, when an operator has drained this node. */
  onDrain(run: () => void): void {
    this.#onDrain.push(run);
  }

  /** From now on it adopts nothing. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#line.ask(() => ({ text: "update nodes set draining = true where id = $1", values: [this.id] }));
  }

  /** Its tables are orphans, and its name is free. */
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
      "THE HOUSE HAS REPLACED THIS NODE: it plays no longer what it had",
    );
    void this.#stop().then(() => this.#line.end());
    for (const run of this.#onFenced) run();
  }

  async #stop(): Promise<void> {
    this.#isMember = false;
    this.#alarm.cancel();
    await this.#beating;
  }

  #again(): void {
    this.#alarm.set(beatEveryMs, () => {
      this.#beating = this.#beatOrLog().then(() => {
        this.#beating = null;
        if (this.#isMember) this.#again();
      });
    });
  }

  async #beatOrLog(): Promise<void> {
    try {
      await this.#beat();
      const { isSteady, isAnySilent, isToDrain, hasOrphans } = this.#heard;
      if (!this.#isMember) return;
      if (isToDrain) this.#drained();
      if (isSteady && isAnySilent) await this.#bury();
      if (hasOrphans) for (const run of this.#onOrphans) run();
    } catch (error) {
      this.#deps.log.error({ event: "sign-of-life-failed", err: error }, "this node could not give a sign of life");
    }
  }

  #drained(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (const run of this.#onDrain) run();
  }

  async #beat(): Promise<void> {
    const { id } = this;
    let connection = 0;
    const [heard] = await this.#line.ask<Heard>((number) => {
      connection = number;
      return beat(id, number !== this.#connection, this.#heard.holdsLock);
    });
    this.#connection = connection;
    this.#heardAt = this.#deps.timers.now();
    if (heard) this.#heard = heard;
    else this.refused();
  }

  async #bury(): Promise<void> {
    const dead = await bury(this.#line, this.id);
    if (dead.length === 0) return;
    this.#deps.log.error(
      { event: "nodes-dead", nodes: dead.map(({ name }) => name) },
      "nodes of the house are dead: others take their tables",
    );
    for (const run of this.#onBuried) run();
  }
}

/** Waits for a dead node of this name to be recognised as such. */
async function numberFor(words: NodeWords, line: Line, timers: Timers): Promise<number> {
  const first = await beatOf(line, words.name);
  for (let look = 0; look < looks; look += 1) {
    const id = await register(line, words);
    if (id !== null) return id;
    const now = await beatOf(line, words.name);
    if (first !== null && now !== null && now !== first) break;
    await new Promise<void>((resolve) => timers.after(lookEveryMs, resolve));
  }
  throw new Error(
    `NODE_NAME: expected a name that no other running node of the house has, but one has ${JSON.stringify(words.name)}`,
  );
}
