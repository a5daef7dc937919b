import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Editions } from "../../shared/core/editions.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { LastBackup } from "../storage/last-backup.ts";
import type { WriteQueue } from "../storage/writing/write-queue.ts";
import type { TableStats } from "../tables/table-stats.ts";
import type { Tables } from "../tables/tables.ts";
import type { Metrics } from "./metrics.ts";

/** Sources of the gauges. */
interface Sources {
  readonly tables: Pick<Tables, "all" | "refusal">;
  readonly queue: Pick<Queue, "waiting">;
  readonly editions: Pick<Editions, "all" | "custom">;
  readonly writeQueue: Pick<WriteQueue, "unsavedSince">;
  /** Whether this node is ready in its cluster; always true for a standalone server. */
  readonly isReady: () => boolean;
  /** Number of reports without a decision. */
  readonly openReports: () => number;
  readonly lastBackup: Pick<LastBackup, "known">;
  readonly version: string;
}

type Heads = Exclude<keyof TableStats, "edition" | "phase">;

/**
 * Exposes the current state of the server and of its process as gauges.
 * @returns a function that stops measuring.
 */
export function exposeGauges(metrics: Metrics, sources: Sources): () => void {
  const { tables, queue, editions, writeQueue, isReady, openReports, lastBackup } = sources;
  const censuses = () => tables.all.map(({ stats }) => stats);
  const sum = (heads: Heads) => censuses().reduce((total, stats) => total + stats[heads], 0);
  const queued = editions.all.map(({ id }) => id);
  const played = [...queued, ...editions.custom.map(({ info }) => info.id)];
  const tablesWhere = (suits: (census: TableStats) => boolean) => () => {
    const some = censuses().filter(suits);
    return played.map((id) => [id, some.filter(({ edition }) => edition === id).length] as const);
  };
  metrics.gauge("ninelives_ready", "1 while new games are accepted, as in /readyz; otherwise 0.", () =>
    tables.refusal === null && isReady() ? 1 : 0,
  );
  metrics.gauges(
    "ninelives_tables",
    "Open tables.",
    "edition",
    tablesWhere(() => true),
  );
  metrics.gauges(
    "ninelives_tables_playing",
    "Tables with a running game.",
    "edition",
    tablesWhere(({ phase }) => phase === "playing"),
  );
  metrics.gauges("ninelives_chairs", "Seats at open tables.", "taken_by", () => [
    ["person", sum("people")],
    ["bot", sum("bots")],
    ["nobody", sum("empty")],
  ]);
  metrics.gauge("ninelives_people_connected", "Connected players with a seat.", () => sum("present"));
  metrics.gauge("ninelives_spectators", "Connected spectators.", () => sum("spectators"));
  metrics.gauge("ninelives_reports_open", "Reports of players without a moderator's decision.", openReports);
  metrics.gauges("ninelives_queue_players", "Players in this node's queue.", "edition", () => {
    const waiting = queue.waiting();
    return queued.map((edition) => [edition, waiting[edition] ?? 0] as const);
  });
  metrics.gauge(
    "ninelives_journal_unsaved_seconds",
    "Age of the oldest unsaved event; 0 if all events are saved.",
    () => (writeQueue.unsavedSince === null ? 0 : (metrics.now() - writeQueue.unsavedSince) / 1000),
  );
  metrics.gauge(
    "ninelives_backup_last_success_timestamp_seconds",
    "Time of the last successful backup, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.madeAt),
  );
  metrics.gauge(
    "ninelives_backup_last_failure_timestamp_seconds",
    "Time of the last failed backup, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.failedAt),
  );
  return exposeProcess(metrics, sources.version);
}

const seconds = (at: number | null): number => (at ?? 0) / 1000;

/** Sampling interval of the event loop delay, in ms. Each measurement includes it. */
const everyMs = 10;

function exposeProcess(metrics: Metrics, version: string): () => void {
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  delays.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - everyMs / 1000);
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.gauges("ninelives_build_info", "1, with the version.", "version", () => [[version, 1]]);
  metrics.gauges(
    "nodejs_eventloop_delay_seconds",
    "Delay of the event loop since the last scrape; percentile 100 is the maximum.",
    "percentile",
    () => {
      const now = { median: delays.percentile(50), late: delays.percentile(99), latest: delays.max };
      delays.reset();
      return [
        ["50", seconds(now.median)],
        ["99", seconds(now.late)],
        ["100", seconds(now.latest)],
      ];
    },
  );
  metrics.total("process_cpu_seconds_total", "CPU time of all threads.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge("process_start_time_seconds", "Start of the process, since 1970.", () => startedAt);
  metrics.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  metrics.gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.", () => process.memoryUsage().heapUsed);
  return () => delays.disable();
}
