import { figures } from "./figures.ts";
import type { Needs } from "./needs.ts";

/** Resource that may be insufficient. */
interface Strain {
  readonly what: string;
  readonly needed: (needs: Needs) => number;
  readonly most: number;
  /** Source of the maximum. */
  readonly source: string;
  /** Remedy once it is insufficient. */
  readonly remedy: string;
  /** Whether more machines help inside one cluster ("part"), or only several clusters ("cluster"). */
  readonly bounds: "part" | "cluster";
}

/** Assumed machines of docs/scaling.md. */
const chosen = "assumed";

const clusters = "several clusters by region, each with its own Postgres and Redis";

const strains: readonly Strain[] = [
  {
    what: "connections of one worker of nginx",
    needed: ({ proxyConnections }) => proxyConnections,
    most: figures.proxyConnections.value,
    source: figures.proxyConnections.source,
    remedy: "a worker per processor and more worker_connections; then several proxies, each with its own NODE_URLs",
    bounds: "part",
  },
  {
    what: "ports from one nginx to one node",
    needed: ({ people, nodes }) => people / nodes,
    most: figures.proxyPorts.value,
    source: figures.proxyPorts.source,
    remedy: "a second address of the node",
    bounds: "part",
  },
  {
    what: "processors of one machine, for nodes",
    needed: ({ nodes }) => nodes,
    most: 16,
    source: chosen,
    remedy: "nodes on several machines",
    bounds: "part",
  },
  {
    what: "connections of Postgres",
    needed: ({ databaseConnections }) => databaseConnections,
    most: figures.databaseConnections.value,
    source: figures.databaseConnections.source,
    remedy: "a larger max_connections; no connection pooler, because nodes hold locks",
    bounds: "part",
  },
  {
    what: "gigabytes of saved games",
    needed: ({ keptGb }) => keptGb,
    most: 1000,
    source: chosen,
    remedy: "partition games and steps by day; history and replays from a read replica; fewer GAMES_KEEP_DAYS",
    bounds: "part",
  },
  {
    what: "processors of Postgres",
    needed: ({ postgresProcessors }) => postgresProcessors,
    most: 16,
    source: chosen,
    remedy: clusters,
    bounds: "cluster",
  },
  {
    what: "megabytes of write-ahead log a second",
    needed: ({ walMbPerSecond }) => walMbPerSecond,
    most: 100,
    source: chosen,
    remedy: clusters,
    bounds: "cluster",
  },
  {
    what: "Redis commands a second",
    needed: ({ redisCommandsPerSecond }) => redisCommandsPerSecond,
    most: figures.redisCommandsPerSecond.value,
    source: figures.redisCommandsPerSecond.source,
    remedy: clusters,
    bounds: "cluster",
  },
];

interface Strained extends Strain {
  /** Needed share of the maximum. */
  readonly share: number;
}

/** Sorted by scarcity. */
export const strainsOf = (needs: Needs): readonly Strained[] =>
  strains
    .map((strain) => ({ ...strain, share: strain.needed(needs) / strain.most }))
    .toSorted((one, other) => other.share - one.share);

/** Minimum number of clusters, so that no resource that bounds a cluster is insufficient. */
export const clustersFor = (needs: Needs): number =>
  Math.max(1, ...strainsOf(needs).map(({ bounds, share }) => (bounds === "cluster" ? Math.ceil(share) : 1)));
