import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Editions } from "../../shared/core/editions.ts";
import { refusalCodes } from "../../shared/core/errors.ts";

const commandTypes = [
  "draw",
  "play",
  "nope",
  "pass",
  "save",
  "explode",
  "insert",
  "give",
  "pick",
  "take",
  "stop",
  "keep",
  "return",
  "lay",
  "stay",
  "swap",
  "arrange",
  "timeout",
] as const;

/** Illegal moves are labelled by the code of the rules, other rejected requests by their kind. */
const refusals = [
  ...refusalCodes,
  "stale",
  "forestalled",
  "not-seated",
  "put-out",
  "paused",
  "manage",
  "company",
] as const;

const offences = ["nonsense", "too many frames", "frames that break the protocol", "reads nothing"] as const;

const limits = [
  "requests",
  "files",
  "checks",
  "joins",
  "lines",
  "guests",
  "creations",
  "deck-names",
  "names",
  "contacts",
  "tries",
  "access-codes",
  "tries-of-player",
] as const;

/** Kinds of joins: the queue, a table, or a table at which the player already has a seat. */
const ways = ["queue", "table", "back"] as const;

/** Upper bounds of histogram buckets, in seconds. */
const replyBounds = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 5];
const writeBounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5];

/** A value with its label. */
type Sample = readonly [label: string, value: number];

/** Counter with a fixed set of label values. Other values are ignored, so that events never add a series. */
class LabelledCounter<Value extends string> {
  readonly #series: ReadonlyMap<string, Counter.Internal>;

  constructor(counter: Counter, values: readonly Value[]) {
    this.#series = new Map(values.map((value) => [value, counter.labels(value)]));
    for (const series of this.#series.values()) series.inc(0);
  }

  inc(value: Value, by = 1): void {
    this.#series.get(value)?.inc(by);
  }
}

/** Metrics of a server for Prometheus. Labels contain no data of players. */
export class Metrics {
  readonly registry = new Registry();
  readonly commands = this.#labelled(
    "ninelives_commands_total",
    "Game steps of players, bots and timeouts.",
    "type",
    commandTypes,
  );
  readonly refusals = this.#labelled("ninelives_refusals_total", "Rejected requests at tables.", "reason", refusals);
  readonly gamesBegun;
  readonly gamesEnded;
  readonly queueWaits;
  readonly queueWaitSeconds;
  readonly joins = this.#labelled(
    "ninelives_joins_total",
    "Successful joins of the queue, of tables, and of tables where the player has a seat (back).",
    "way",
    ways,
  );
  readonly joinsRefused = this.#labelled(
    "ninelives_joins_refused_total",
    "Rejected joins, by the same ways.",
    "way",
    ways,
  );
  readonly writes = this.#labelled("ninelives_journal_writes_total", "Writes of the write queue.", "result", [
    "worked",
    "failed",
  ]);
  readonly writeTime = this.#histogram("ninelives_journal_write_seconds", "Duration of writes.", writeBounds);
  readonly writeLag = this.#histogram(
    "ninelives_journal_lag_seconds",
    "Time from the first event of a write until it was saved.",
    writeBounds,
  );
  readonly tablesReset = this.#counter(
    "ninelives_tables_set_back_total",
    "Tables that were reset to their saved state.",
  );
  readonly tablesRestored = this.#counter(
    "ninelives_tables_brought_back_total",
    "Tables restored from their saved state: after a start, or claimed from another node.",
  );
  readonly tablesHandedOver = this.#counter("ninelives_tables_handed_over_total", "Tables handed over to other nodes.");
  readonly tablesNotSaved = this.#counter(
    "ninelives_tables_not_kept_total",
    "Tables with a game or a state that the database rejected; others are saved.",
  );
  readonly connections: Gauge;
  readonly connectionsEnded = this.#labelled(
    "ninelives_connections_ended_total",
    "Connections that the server ended because of an offence.",
    "offence",
    offences,
  );
  readonly rateLimited = this.#labelled(
    "ninelives_rate_limited_total",
    "Requests rejected by a rate limit.",
    "limit",
    limits,
  );
  /** Traffic over WebSockets. Plain numbers, because they change with each of many frames per command. */
  readonly sent = { bytes: 0, frames: 0 };
  readonly replyTime = this.#histogram(
    "ninelives_command_told_seconds",
    "Time from a command's arrival to its reply, without commands that waited for the end of a response window.",
    replyBounds,
  );
  /** Monotonic clock, in ms with fractions. */
  readonly now: () => number;

  constructor({ all, custom }: Pick<Editions, "all" | "custom">, now = () => performance.now()) {
    const queued = all.map(({ id }) => id);
    const editions = [...queued, ...custom.map(({ info }) => info.id)];
    const wished = [...queued, "any"];
    this.now = now;
    this.gamesBegun = this.#labelled("ninelives_games_begun_total", "Started games.", "edition", editions);
    this.gamesEnded = this.#labelled("ninelives_games_ended_total", "Finished games.", "edition", editions);
    this.queueWaits = this.#labelled(
      "ninelives_queue_waits_total",
      "Ended waits in the queue, with or without a table, by requested edition.",
      "edition",
      wished,
    );
    this.queueWaitSeconds = this.#labelled(
      "ninelives_queue_wait_seconds_total",
      "Total duration of those waits.",
      "edition",
      wished,
    );
    this.total("ninelives_sent_bytes_total", "Bytes sent over WebSockets.", () => this.sent.bytes);
    this.total("ninelives_sent_frames_total", "Frames sent over WebSockets.", () => this.sent.frames);
    const registers = [this.registry];
    this.connections = new Gauge({ name: "ninelives_connections", help: "Open WebSockets.", registers });
  }

  /** Exposes a value that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** Exposes values by label that are read on each scrape. */
  gauges(name: string, help: string, label: string, read: () => readonly Sample[]): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const [value, size] of read()) this.set({ [label]: value }, size);
      },
    });
  }

  /** Exposes a total that is read on each scrape. */
  total(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #labelled<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): LabelledCounter<Value> {
    return new LabelledCounter(new Counter({ name, help, labelNames: [label], registers: [this.registry] }), values);
  }

  #histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return new Histogram({ name, help, buckets: [...bounds], registers: [this.registry] });
  }
}
