/** A number that was measured or is set somewhere, and where that can be seen. */
export interface Figure {
  readonly value: number;
  /** A file, with the heading or line in it, or the command that gives the number. */
  readonly source: string;
  /** Why this number was taken, if it was chosen. */
  readonly because?: string;
}

const underLoad = "docs/performance.md, The server under load";
const aHouse = "docs/performance.md, A house of several servers";

/** Everything that docs/scaling.md is computed from. */
export const figures = {
  /** Commands a second of a person at a table: nobody thinks less than a second all the time, so this is the most. */
  commandsPerPerson: { value: 97 / 250, source: `${underLoad}: 97 commands a second of 250 people with --think 1000` },
  peoplePerTable: { value: 5, source: `${underLoad}: five clients at each table` },
  commandsPerGame: { value: 82_741 / 676, source: `${underLoad}: commands accepted by games finished` },
  bytesPerCommand: { value: 511, source: `${underLoad}: bytes a command, to all five clients` },

  /** Processor time of a node a command, on a server with little to do: a busy one needs less. */
  nodeMicrosPerCommand: { value: 495, source: `${underLoad}: processor time of the server a command, --think 1000` },
  /** How much more that is with Postgres and Redis than alone with SQLite. */
  houseFactor: { value: 1.3, source: "docs/contract.md, Load and speed: the limit of loadtest -- --compare" },
  /** The share of its one processor that a node may use. */
  nodeShare: {
    value: 0.5,
    source: "docs/scaling.md, What was chosen",
    because: "latencies stay short, and a node takes the tables of another one that has ended",
  },
  tableKb: { value: 179, source: `${underLoad}: memory a room with its five connections` },
  nodeMb: { value: 200, source: `${underLoad}: up to 100 MB while busy, and as much for the program itself` },
  pulsesPerSecond: { value: 500, source: "docs/adr/0010-when-a-frame-leaves.md: one pulse in each span of 2 ms" },
  /** Of a game that is brought back. */
  bringBackMs: { value: 1.3, source: "docs/performance.md, After a restart: 1,000 games played again in 1.3 s" },

  walBytesPerCommand: { value: 475, source: `${aHouse}: walBytesPerCommand` },
  keptBytesPerCommand: { value: 269, source: `${aHouse}: keptBytesPerCommand` },
  postgresMicrosPerCommand: { value: 371, source: `${aHouse}: postgresMicrosPerCommand` },
  /** Queries of a node whether or not anybody plays: its beats, and its looks for tables without an owner. */
  idleQueriesPerNode: { value: 2.9, source: `${aHouse}: transactions a second while nobody plays` },
  databaseConnectionsPerNode: {
    value: 7,
    source: "server/store/postgres.ts: six connections of a node; server/house/line.ts: one for its lock",
  },
  databaseConnections: { value: 100, source: "PostgreSQL 15, runtime-config-connection: max_connections" },
  keepDays: { value: 30, source: "server/config/config.ts: GAMES_KEEP_DAYS" },

  redisCommandsPerJoin: { value: 6.5, source: `${aHouse}: redisCommandsPerJoin` },
  redisCommandsPerSecond: { value: 50_000, source: "redis-benchmark -t set -P 1 -q, on two busy processors" },

  proxyConnections: { value: 8192, source: "deploy/nginx.conf: worker_connections" },
  connectionsPerPerson: { value: 2, source: "deploy/nginx.conf: a player needs two" },
  proxyPorts: { value: 28_232, source: "cat /proc/sys/net/ipv4/ip_local_port_range: 32768 to 60999" },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;
