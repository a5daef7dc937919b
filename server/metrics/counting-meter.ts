import type { RequestHandler } from "express";
import type { Editions } from "../../shared/core/editions.ts";
import type { QueueStore } from "../matchmaking/queue-store.ts";
import type { Config } from "../runtime/config/config.ts";
import type { WriteQueue, WriteQueueDeps } from "../storage/writing/write-queue.ts";
import type { Tables } from "../tables/tables.ts";
import type { Limits } from "../transport/http/limits.ts";
import type { RoomListeners } from "../transport/rooms/start-rooms.ts";
import { type OpenAddress, openAddress } from "./address.ts";
import { countedLimits } from "./counted-limits.ts";
import { CountedSockets } from "./counted-sockets.ts";
import { CountedTables } from "./counted-tables.ts";
import { CountedWaits } from "./counted-waits.ts";
import { CountedWriteQueue } from "./counted-write-queue.ts";
import { exposeCounters } from "./counters.ts";
import { Counts } from "./counts.ts";
import { exposeGauges, type Sources } from "./gauges.ts";
import { Instruments } from "./instruments.ts";
import type { Meter } from "./meter.ts";
import { metricsPage } from "./page.ts";
import { exposeProcess } from "./process.ts";

interface MeterDeps {
  readonly config: Pick<Config, "METRICS_PORT" | "METRICS_TOKEN">;
  readonly editions: Editions;
  readonly version: string;
}

/** Upper bounds of histogram buckets, in seconds. */
const toldBounds = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 5];
const writeBounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5];

const now = (): number => performance.now();

/** Metrics of the server for Prometheus. */
export class CountingMeter implements Meter {
  readonly page: RequestHandler | null;
  readonly listeners: RoomListeners;
  readonly #deps: MeterDeps;
  readonly #instruments = new Instruments();
  readonly #counts: Counts;
  readonly #writing;
  readonly #lag;
  readonly #ends: (() => void)[] = [];
  #address: OpenAddress | null = null;

  constructor(deps: MeterDeps) {
    const instruments = this.#instruments;
    this.#deps = deps;
    this.#counts = new Counts(deps.editions);
    this.#writing = instruments.histogram("ninelives_journal_write_seconds", "Duration of writes.", writeBounds);
    this.#lag = instruments.histogram(
      "ninelives_journal_lag_seconds",
      "Time from the first event of a write until it was saved.",
      writeBounds,
    );
    const told = instruments.histogram(
      "ninelives_command_told_seconds",
      "Time from a command's arrival to its reply, without commands that waited for the end of a response window.",
      toldBounds,
    );
    const sockets = new CountedSockets({ counts: this.#counts, replyTime: told, now });
    instruments.gauge("ninelives_connections", "Open WebSockets.", () => sockets.open);
    this.listeners = { sockets, desk: sockets };
    const { METRICS_PORT, METRICS_TOKEN } = deps.config;
    this.page = METRICS_PORT === undefined ? metricsPage(instruments.registry, METRICS_TOKEN) : null;
    exposeCounters(instruments, this.#counts);
  }

  tables(...args: ConstructorParameters<typeof Tables>): Tables {
    return new CountedTables(this.#counts.tables, ...args);
  }

  writeQueue(deps: WriteQueueDeps): WriteQueue {
    const metrics = { counts: this.#counts, writing: this.#writing, lag: this.#lag, now };
    const writeQueue = new CountedWriteQueue(deps, metrics);
    this.#instruments.gauge(
      "ninelives_journal_unsaved_seconds",
      "Age of the oldest unsaved event; 0 if all events are saved.",
      () => writeQueue.unsavedSeconds,
    );
    return writeQueue;
  }

  notKept(): void {
    this.#counts.tables.add("not-kept");
  }

  limits(limits: Limits): Limits {
    return countedLimits(limits, this.#counts);
  }

  waitingList(list: QueueStore): QueueStore {
    const waits = new CountedWaits(list, this.#counts, now);
    this.#instruments.gauge(
      "ninelives_queue_longest_wait_seconds",
      "Longest current wait in the queue; 0 if it is empty.",
      () => waits.longestSeconds,
    );
    return waits;
  }

  async open(sources: Sources): Promise<string | null> {
    const { config, version } = this.#deps;
    exposeGauges(this.#instruments, sources);
    this.#ends.push(exposeProcess(this.#instruments, version));
    if (config.METRICS_PORT === undefined) return null;
    const page = metricsPage(this.#instruments.registry, config.METRICS_TOKEN);
    this.#address = await openAddress(config.METRICS_PORT, page);
    return this.#address.url;
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0)) end();
    await this.#address?.close();
  }
}
