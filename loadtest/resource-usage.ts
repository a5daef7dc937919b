import { globSync, readFileSync } from "node:fs";
import type { ClusterFixture } from "../test/support/cluster-fixture.ts";

/** Cumulative work of Postgres and Redis for a cluster. */
export interface ResourceUsage {
  /** Bytes of the write-ahead log of Postgres. */
  readonly walBytes: number;
  /** Bytes of finished and running games. */
  readonly keptBytes: number;
  readonly transactions: number;
  /** Processor time of all Postgres processes, in microseconds; 0 without /proc. */
  readonly postgresMicros: number;
  readonly redisCommands: number;
}

/** Costs of Postgres and Redis for a cluster. */
export interface Costs {
  readonly walBytesPerCommand: number;
  readonly keptBytesPerCommand: number;
  /** Includes heartbeats of the nodes and their polls for tables without an owner. */
  readonly transactionsPerSecond: number;
  readonly postgresMicrosPerCommand: number;
  /** Rate while all clients play and no client joins or leaves. */
  readonly redisCommandsPerSecond: number;
  /** Number for a player who opens a table or takes a seat. */
  readonly redisCommandsPerJoin: number;
}

export async function readUsage(cluster: ClusterFixture): Promise<ResourceUsage> {
  // A Postgres process reports its statistics at most once a second, and when it is idle.
  const [counted] = await cluster.query<Record<"wal" | "kept" | "transactions", number>>(
    `select (pg_current_wal_lsn() - '0/0')::float8 wal,
       (select sum(pg_total_relation_size(name))::float8 from unnest('{games,steps,played}'::regclass[]) name) kept,
       (select xact_commit::float8 from pg_stat_database where datname = current_database()) transactions`,
  );
  const { wal = 0, kept = 0, transactions = 0 } = counted ?? {};
  const commands = await cluster.redis.commands();
  const redisCommands = [...commands.values()].reduce((sum, count) => sum + count, 0);
  return {
    walBytes: wal,
    keptBytes: kept,
    transactions,
    postgresMicros: familyMicros(cluster.postgres.pid),
    redisCommands,
  };
}

/**
 * @param before work before the first client joins, `seated` before the games begin, `start` before the measurement.
 * @param amid counts between the start and the end.
 */
export function usageBetween(
  { before, seated, start, end }: Readonly<Record<"before" | "seated" | "start" | "end", ResourceUsage>>,
  { commands, seconds, joins }: Readonly<Record<"commands" | "seconds" | "joins", number>>,
): Costs {
  const ofPlay = (key: keyof ResourceUsage) => end[key] - start[key];
  return {
    walBytesPerCommand: Math.round(ofPlay("walBytes") / commands),
    keptBytesPerCommand: Math.round(ofPlay("keptBytes") / commands),
    transactionsPerSecond: Math.round(ofPlay("transactions") / seconds),
    postgresMicrosPerCommand: Math.round(ofPlay("postgresMicros") / commands),
    redisCommandsPerSecond: Number((ofPlay("redisCommands") / seconds).toFixed(1)),
    redisCommandsPerJoin: Number(((seated.redisCommands - before.redisCommands) / joins).toFixed(1)),
  };
}

/** Linux counts processor time in hundredths of a second. */
const microsPerTick = 10_000;

/** Processor time of a process and its children, including children that have exited. */
function familyMicros(pid: number): number {
  const all = globSync("/proc/[0-9]*/stat").flatMap((path) => statIn(path) ?? []);
  const ticks = all.map((stat) => {
    if (stat.pid === pid) return stat.ticks + stat.endedTicks;
    return stat.parent === pid ? stat.ticks : 0;
  });
  return microsPerTick * ticks.reduce((sum, each) => sum + each, 0);
}

/** Process statistics of Linux, proc(5); null if the process has just exited. */
function statIn(path: string) {
  try {
    const [pid = "", rest = ""] = readFileSync(path, "utf8").split(/ \(.*\) /s);
    const [, parent, , , , , , , , , , user = "0", system = "0", endedUser = "0", endedSystem = "0"] = rest.split(" ");
    const ticks = Number(user) + Number(system);
    return { pid: Number(pid), parent: Number(parent), ticks, endedTicks: Number(endedUser) + Number(endedSystem) };
  } catch {
    return null;
  }
}
