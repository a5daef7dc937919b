import type { Editions } from "../../shared/core/editions.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { LastBackup } from "../store/last-backup.ts";
import type { Census } from "../tables/census.ts";
import type { Tables } from "../tables/tables.ts";
import type { Instruments } from "./instruments.ts";

/** Where the present state of a server is asked for. */
export interface Sources {
  readonly tables: Pick<Tables, "all" | "refusal">;
  readonly queue: Pick<Queue, "waiting">;
  readonly editions: Pick<Editions, "all">;
  /** Whether the house counts on this node; always true for a server that is alone. */
  readonly isReady: () => boolean;
  /** Reports of people that nobody has decided. */
  readonly openReports: () => number;
  readonly lastBackup: Pick<LastBackup, "known">;
}

type Heads = Exclude<keyof Census, "edition" | "phase">;

/** What there is now, by its names. */
export function exposePresent(
  instruments: Instruments,
  { tables, queue, editions, isReady, openReports, lastBackup }: Sources,
): void {
  const censuses = () => tables.all.map(({ census }) => census);
  const sum = (heads: Heads) => censuses().reduce((total, census) => total + census[heads], 0);
  const byEdition = (size: (edition: string) => number) =>
    editions.all.map(({ id }): readonly [string, number] => [id, size(id)]);
  const tablesWhere = (suits: (census: Census) => boolean) => () => {
    const some = censuses().filter(suits);
    return byEdition((edition) => some.filter((census) => census.edition === edition).length);
  };
  instruments.gauge("ninelives_ready", "1 while new games are taken, as /readyz tells; otherwise 0.", () =>
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
    "Tables where a game runs.",
    "edition",
    tablesWhere(({ phase }) => phase === "playing"),
  );
  instruments.gauges("ninelives_chairs", "Chairs at open tables.", "taken_by", () => [
    ["person", sum("people")],
    ["bot", sum("bots")],
    ["nobody", sum("empty")],
  ]);
  instruments.gauge("ninelives_people_connected", "People on chairs who are connected.", () => sum("present"));
  instruments.gauge("ninelives_spectators", "People who watch.", () => sum("spectators"));
  instruments.gauge("ninelives_reports_open", "Reports of people that no moderator has decided.", openReports);
  instruments.gauges("ninelives_queue_players", "People in this node's queue.", "edition", () => {
    const waiting = queue.waiting();
    return byEdition((edition) => waiting[edition] ?? 0);
  });
  instruments.gauge(
    "ninelives_backup_last_success_timestamp_seconds",
    "When the last backup was made, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.madeAt),
  );
  instruments.gauge(
    "ninelives_backup_last_failure_timestamp_seconds",
    "When a backup last failed, in seconds since 1970; 0 if none is known.",
    () => seconds(lastBackup.known.failedAt),
  );
}

const seconds = (at: number | null): number => (at ?? 0) / 1000;
