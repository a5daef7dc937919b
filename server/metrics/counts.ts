import type { Command } from "../../shared/core/commands.ts";
import type { Editions } from "../../shared/core/editions.ts";
import { refusalCodes } from "../../shared/core/errors.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { Offence } from "../transport/sockets/frame-validator.ts";
import { LabelCounter } from "./label-counter.ts";

/** Labels of rejected requests at a table without a rules code. Illegal moves are labelled by their code instead. */
const refusalKinds = Object.keys({
  stale: true,
  forestalled: true,
  "not-seated": true,
  "put-out": true,
  paused: true,
  manage: true,
  company: true,
} satisfies Record<Exclude<TableError["kind"], "refused"> | "company", true>);

const commandTypes = Object.keys({
  draw: true,
  play: true,
  nope: true,
  pass: true,
  save: true,
  explode: true,
  insert: true,
  give: true,
  pick: true,
  take: true,
  stop: true,
  keep: true,
  return: true,
  lay: true,
  stay: true,
  swap: true,
  timeout: true,
} satisfies Record<Command["type"], true>);

const offences = Object.keys({
  nonsense: true,
  "too many frames": true,
  "frames that break the protocol": true,
  "reads nothing": true,
} satisfies Record<Offence, true>);

const limits = [
  "requests",
  "files",
  "checks",
  "joins",
  "guests",
  "creations",
  "names",
  "tries",
  "tries-of-player",
] as const;

/** Kind of a join: the queue, a table, or a table at which the player already has a seat. */
export type Way = "queue" | "table" | "back";

const ways: readonly Way[] = ["queue", "table", "back"];

/** Counters of the server. Times are in seconds. */
export class Counts {
  readonly commands = new LabelCounter(commandTypes);
  readonly refusals = new LabelCounter([...refusalCodes, ...refusalKinds]);
  readonly gamesBegun: LabelCounter<string>;
  readonly gamesEnded: LabelCounter<string>;
  readonly queueWaits: LabelCounter<string>;
  readonly queueWaitSeconds: LabelCounter<string>;
  readonly joinsWorked = new LabelCounter(ways);
  readonly joinsFailed = new LabelCounter(ways);
  readonly writes = new LabelCounter(["worked", "failed"]);
  readonly tables = new LabelCounter(["set-back", "brought-back", "handed-over", "not-kept"]);
  readonly offences = new LabelCounter(offences);
  readonly limited = new LabelCounter(limits);
  readonly sent = new LabelCounter(["bytes", "frames"]);

  constructor({ all }: Pick<Editions, "all">) {
    const editions = all.map(({ id }) => id);
    this.gamesBegun = new LabelCounter(editions);
    this.gamesEnded = new LabelCounter(editions);
    this.queueWaits = new LabelCounter([...editions, "any"]);
    this.queueWaitSeconds = new LabelCounter([...editions, "any"]);
  }
}

/** Target of single measurements, in seconds. */
export interface Measured {
  observe(seconds: number): void;
}
