import { z } from "zod";
import { isLineMessage, type LineMessage } from "../../shared/net/line.ts";
import { parseJson } from "../../shared/net/parse-json.ts";
import { type Deliver, LocalPersonLine, lingerMs, type PersonLine } from "../people/line/person-line.ts";
import { RepeatedTask } from "../runtime/repeated-task.ts";
import type { Timers } from "../runtime/timers.ts";
import type { ClusterEvents } from "./cluster-events.ts";
import type { OpenPersons } from "./open-persons.ts";

/** Interval in which a node renews its persons in Redis, in ms. */
const renewIntervalMs = 10_000;

interface ClusterPersonLineDeps {
  readonly clusterEvents: ClusterEvents;
  readonly persons: OpenPersons;
  /** Number of this node. */
  readonly id: number;
  readonly timers: Timers;
}

/** Text of JSON. */
const json = z.string().transform(parseJson);

const messageFormat = json.pipe(
  z.object({ node: z.int(), personId: z.string(), message: z.custom<LineMessage>(isLineMessage) }),
);

/** Connections of all nodes. Messages between nodes may get lost, and while Redis is away none arrives. */
export class ClusterPersonLine extends RepeatedTask implements PersonLine {
  readonly #deps: ClusterPersonLineDeps;
  readonly #here: LocalPersonLine;

  constructor(deps: ClusterPersonLineDeps) {
    super(deps.timers, renewIntervalMs);
    this.#deps = deps;
    this.#here = new LocalPersonLine(deps.timers);
    this.#here.onChange((personId) => this.#changedHere(personId));
  }

  /** Begins to receive messages of other nodes. */
  override async start(): Promise<void> {
    const { clusterEvents, id } = this.#deps;
    await clusterEvents.on("line", (about) => {
      const received = messageFormat.safeParse(about).data;
      if (received && received.node !== id) this.#here.send(received.personId, received.message);
    });
    await super.start();
  }

  register(personId: string, deliver: Deliver): () => void {
    return this.#here.register(personId, deliver);
  }

  send(personId: string, message: LineMessage): void {
    const { clusterEvents, id } = this.#deps;
    this.#here.send(personId, message);
    clusterEvents.publish("line", JSON.stringify({ node: id, personId, message }));
  }

  async isOpen(personId: string): Promise<boolean> {
    return this.#here.isOpenHere(personId) || this.#deps.persons.has(personId);
  }

  onChange(listener: (personId: string) => void): () => void {
    return this.#here.onChange(listener);
  }

  override async stop(): Promise<void> {
    this.#here.stop();
    await super.stop();
    // Their pages are connecting to other nodes, which take over the tables.
    await this.#deps.persons.removeAllAfter(lingerMs);
  }

  protected override run(): Promise<void> {
    return this.#deps.persons.renew(this.#here.personIds);
  }

  #changedHere(personId: string): void {
    const { persons } = this.#deps;
    if (this.#here.isOpenHere(personId)) persons.add(personId);
    else persons.remove(personId);
  }
}
