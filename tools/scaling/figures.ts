/** Measured or configured number, with its source. */
export interface Figure {
  readonly value: number;
  /** File with heading or line, or a command that prints the number. */
  readonly source: string;
  /** Reason for a chosen number. */
  readonly because?: string;
}

const underLoad = "docs/performance.md, The server under load";
const aCluster = "docs/performance.md, A cluster of several servers";

/** All inputs of docs/scaling.md. */
export const figures = {
  /** Commands per second of a player at a table. No player always acts within a second, so this is an upper bound. */
  commandsPerPerson: { value: 97 / 250, source: `${underLoad}: 97 commands a second of 250 players with --think 1000` },
  peoplePerTable: { value: 5, source: `${underLoad}: five clients at each table` },
  commandsPerGame: { value: 82_741 / 676, source: `${underLoad}: commands accepted by games finished` },
  bytesPerCommand: { value: 511, source: `${underLoad}: bytes a command, to all five clients` },

  /** Processor time of a node per command, at low load; a busy node needs less. */
  nodeMicrosPerCommand: { value: 495, source: `${underLoad}: processor time of the server a command, --think 1000` },
  /** Cost factor of Postgres and Redis in comparison with SQLite alone. */
  clusterFactor: { value: 1.3, source: "docs/contract.md, Load and speed: the limit of loadtest -- --compare" },
  /** Share of its one processor that a node may use. */
  nodeShare: {
    value: 0.5,
    source: "docs/scaling.md, What was chosen",
    because: "latencies stay short, and a node can claim the tables of another one that has ended",
  },
  tableKb: { value: 179, source: `${underLoad}: memory a room with its five connections` },
  nodeMb: { value: 200, source: `${underLoad}: up to 100 MB while busy, and as much for the program itself` },
  pulsesPerSecond: { value: 500, source: "docs/adr/0010-when-a-frame-leaves.md: one flush in each span of 2 ms" },
  /** Time to restore one game. */
  bringBackMs: { value: 1.3, source: "docs/performance.md, After a restart: 1,000 games restored in 1.3 s" },

  walBytesPerCommand: { value: 475, source: `${aCluster}: walBytesPerCommand` },
  keptBytesPerCommand: { value: 269, source: `${aCluster}: keptBytesPerCommand` },
  postgresMicrosPerCommand: { value: 371, source: `${aCluster}: postgresMicrosPerCommand` },
  /** Queries of an idle node: its heartbeats, and its polls for tables without an owner. */
  idleQueriesPerNode: { value: 2.9, source: `${aCluster}: transactions a second of an idle cluster` },
  databaseConnectionsPerNode: {
    value: 7,
    source:
      "server/storage/postgres/postgres.ts: six connections of a node; server/cluster/dedicated-connection.ts: one for its lock",
  },
  databaseConnections: { value: 100, source: "PostgreSQL 15, runtime-config-connection: max_connections" },
  keepDays: { value: 30, source: "server/runtime/config/config.ts: GAMES_KEEP_DAYS" },

  redisCommandsPerJoin: { value: 6.5, source: `${aCluster}: redisCommandsPerJoin` },
  redisCommandsPerSecond: { value: 50_000, source: "redis-benchmark -t set -P 1 -q, on two busy processors" },

  proxyConnections: { value: 8192, source: "deploy/nginx.conf: worker_connections" },
  connectionsPerPerson: { value: 2, source: "deploy/nginx.conf: a player needs two" },
  proxyPorts: { value: 28_232, source: "cat /proc/sys/net/ipv4/ip_local_port_range: 32768 to 60999" },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;
