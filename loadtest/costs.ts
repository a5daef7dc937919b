import { globSync, readFileSync } from "node:fs";
import type { HouseOfNodes } from "../test/support/house-of-nodes.ts";

/** What Postgres and Redis have done for a house until now. */
export interface Effort {
  /** Bytes of Postgres's write-ahead log. */
  readonly walBytes: number;
  /** Of finished and running games. */
  readonly keptBytes: number;
  readonly transactions: number;
  /** Processor time of all processes of Postgres, in microseconds; 0 where there is no /proc. */
  readonly postgresMicros: number;
  readonly redisCommands: number;
}

/** What a house costs besides its nodes. */
export interface Costs {
  readonly walBytesPerCommand: number;
  readonly keptBytesPerCommand: number;
  /** Beats of the nodes, and looks for tables without an owner, included. */
  readonly transactionsPerSecond: number;
  readonly postgresMicrosPerCommand: number;
  /** While everybody plays and nobody comes or goes. */
  readonly redisCommandsPerSecond: number;
  /** Of a player who opens a table or takes a seat. */
  readonly redisCommandsPerJoin: number;
}

export async function effortOf(house: HouseOfNodes): Promise<Effort> {
  // A process of Postgres reports what it has done once a second at most, and when it has nothing to do.
  const [counted] = await house.query<Record<"wal" | "kept" | "transactions", number>>(
    `select (pg_current_wal_lsn() - '0/0')::float8 wal,
       (select sum(pg_total_relation_size(name))::float8 from unnest('{games,steps,played}'::regclass[]) name) kept,
       (select xact_commit::float8 from pg_stat_database where datname = current_database()) transactions`,
  );
  const { wal = 0, kept = 0, transactions = 0 } = counted ?? {};
  const commands = await house.redis.commands();
  const redisCommands = [...commands.values()].reduce((sum, count) => sum + count, 0);
  return {
    walBytes: wal,
    keptBytes: kept,
    transactions,
    postgresMicros: familyMicros(house.postgres.pid),
    redisCommands,
  };
}

/**
 * @param before what had been done before anybody came, `seated` before the games began, `start` before they counted.
 * @param amid what was counted between the start and the end.
 */
export function costsOf(
  { before, seated, start, end }: Readonly<Record<"before" | "seated" | "start" | "end", Effort>>,
  { commands, seconds, joins }: Readonly<Record<"commands" | "seconds" | "joins", number>>,
): Costs {
  const ofPlay = (key: keyof Effort) => end[key] - start[key];
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

/** Processor time of a process and its children, those that have ended included. */
function familyMicros(pid: number): number {
  const all = globSync("/proc/[0-9]*/stat").flatMap((path) => statIn(path) ?? []);
  const ticks = all.map((stat) => {
    if (stat.pid === pid) return stat.ticks + stat.endedTicks;
    return stat.parent === pid ? stat.ticks : 0;
  });
  return microsPerTick * ticks.reduce((sum, each) => sum + each, 0);
}

/** What Linux says of a process (proc(5)); null if it has just ended. */
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
