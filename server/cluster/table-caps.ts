import { sql } from "kysely";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import type { Opener } from "../tables/new-table.ts";
import type { TableCaps } from "../tables/open-tables.ts";

interface Counts {
  readonly all: number;
  readonly player: number;
  readonly network: number;
}

/** Returns the limit that forbids a player to open another table in the cluster, or null. */
export async function findExceededCap(
  db: ClusterDb,
  caps: TableCaps,
  { playerId, network }: Opener,
): Promise<"full" | "too-many-tables" | null> {
  const { rows } = await sql<Counts>`select
    (select count(*) from tables) as all,
    (select count(distinct "roomId") from openers where "playerId" = ${playerId}) as player,
    (select count(distinct "roomId") from openers where network = ${network}) as network`.execute(db);
  const [open] = rows;
  if (!open || open.all >= caps.all) return "full";
  return open.player >= caps.player || open.network >= caps.network ? "too-many-tables" : null;
}
