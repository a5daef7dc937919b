import type { Editions } from "../../shared/core/editions.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { LastBackup } from "../storage/last-backup.ts";
import type { TableStats } from "../tables/table-stats.ts";
import type { Tables } from "../tables/tables.ts";
import type { Instruments } from "./instruments.ts";

/** Sources of the gauges. */
export interface Sources {
  readonly tables: Pick<Tables, "all" | "refusal">;
  readonly queue: Pick<Queue, "waiting">;
  readonly editions: Pick<Editions, "all">;
  /** Whether this node is ready in its cluster; always true for a standalone server. */
  readonly isReady: () => boolean;
  /** Number of reports without a decision. */
  readonly openReports: () => number;
  readonly lastBackup: Pick<LastBackup, "known">;
}

type Heads = Exclude<keyof TableStats, "edition" | "phase">;

/** Exposes the current state of the server as gauges. */
export function exposeGauges(
  instruments: Instruments,
  { tables, queue, editions, isReady, openReports, lastBackup }: Sources,
): void {
  const censuses = () => tables.all.map(({ stats }) => stats);
  const sum = (heads: Heads) => censuses().reduce((total, stats) => total + stats[heads], 0);
  const byEdition = (size: (edition: string) => number) =>
    editions.all.map(({ id }): readonly [string, number] => [id, size(id)]);
  const tablesWhere = (suits: (census: TableStats) => boolean) => () => {
    const some = censuses().filter(suits);
    return byEdition((edition) => some.filter((stats) => stats.edition === edition).length);
  };
  instruments.gauge("ninelives_ready", "1 while new games are accepted, as in /readyz; otherwise 0.", () =>
    tables.refusal === null && isReady() ? 1 : 0,
  );
  instruments.gauges(
    "ninelives_tables",
    "Open tables.",
    "edition",
    tablesWhere(() => true),
  );
  instruments.gauges(
    "ninelives_tables_playing",
    "Tables with a running game.",
    "edition",
    tablesWhere(({ phase }) => phase === "playing"),
  );
  instruments.gauges("ninelives_chairs", "Seats at open tables.", "taken_by", () => [
    ["person", sum("people")],
    ["bot", sum("bots")],
    ["nobody", sum("empty")],
  ]);
  instruments.gauge("ninelives_people_connected", "Connected players with a seat.", () => sum("present"));
  instruments.gauge("ninelives_spectators", "Connected spectators.", () => sum("spectators"));
  instruments.gauge("ninelives_reports_open", "Reports of players without a moderator's decision.", openReports);
  instruments.gauges("ninelives_queue_players", "Players in this node's queue.", "edition", () => {
    const waiting = queue.waiting();
    return byEdition((edition) => waiting[edition] ?? 0);
  });
  instruments.gauge(
    "ninelives_backup_last_success_timestamp_seconds",
    "Time of the last successful backup, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.madeAt),
  );
  instruments.gauge(
    "ninelives_backup_last_failure_timestamp_seconds",
    "Time of the last failed backup, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.failedAt),
  );
}

const seconds = (at: number | null): number => (at ?? 0) / 1000;
