import { figures } from "./figures.ts";
import type { Needs } from "./needs.ts";

/** What can be too little. */
interface Strain {
  readonly what: string;
  readonly needed: (needs: Needs) => number;
  readonly most: number;
  /** Where the most can be seen. */
  readonly source: string;
  /** What is done once it does not suffice. */
  readonly remedy: string;
  /** Whether more machines help inside one house, or only several houses. */
  readonly bounds: "part" | "house";
}

/** Of the machines that docs/scaling.md takes for granted. */
const chosen = "docs/scaling.md, What was chosen";

const houses = "several houses by region, each with a Postgres and a Redis of its own";

const strains: readonly Strain[] = [
  {
    what: "connections of one worker of nginx",
    needed: ({ proxyConnections }) => proxyConnections,
    most: figures.proxyConnections.value,
    source: figures.proxyConnections.source,
    remedy:
      "a worker for each processor and more worker_connections; then several proxies, each NODE_URL naming its own",
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
    remedy: "a larger max_connections; no pool between, since nodes hold locks",
    bounds: "part",
  },
  {
    what: "gigabytes of kept games",
    needed: ({ keptGb }) => keptGb,
    most: 1000,
    source: chosen,
    remedy:
      "games and steps in partitions by day: forgetting drops one; history and replays from a read replica; fewer GAMES_KEEP_DAYS",
    bounds: "part",
  },
  {
    what: "processors of Postgres",
    needed: ({ postgresProcessors }) => postgresProcessors,
    most: 16,
    source: chosen,
    remedy: houses,
    bounds: "house",
  },
  {
    what: "megabytes of write-ahead log a second",
    needed: ({ walMbPerSecond }) => walMbPerSecond,
    most: 100,
    source: chosen,
    remedy: houses,
    bounds: "house",
  },
  {
    what: "Redis commands a second",
    needed: ({ redisCommandsPerSecond }) => redisCommandsPerSecond,
    most: figures.redisCommandsPerSecond.value,
    source: figures.redisCommandsPerSecond.source,
    remedy: houses,
    bounds: "house",
  },
];

interface Strained extends Strain {
  /** Of the most, what is needed. */
  readonly share: number;
}

/** The scarcest first. */
export const strainsOf = (needs: Needs): readonly Strained[] =>
  strains
    .map((strain) => ({ ...strain, share: strain.needed(needs) / strain.most }))
    .toSorted((one, other) => other.share - one.share);

/** Houses among which people must be divided so that nothing is too little that bounds a house. */
export const housesFor = (needs: Needs): number =>
  Math.max(1, ...strainsOf(needs).map(({ bounds, share }) => (bounds === "house" ? Math.ceil(share) : 1)));
