import { figures } from "./figures.ts";
import type { Needs } from "./needs.ts";

/** What can be too little. */
export interface Strain {
  readonly what: string;
  readonly needed: (needs: Needs) => number;
  readonly most: number;
  /** Where the most can be seen. */
  readonly source: string;
  /** What is done once it does not suffice. */
  readonly remedy: string;
}

/** Of the machines that docs/scaling.md takes for granted. */
const machine = { source: "docs/scaling.md, What was chosen" } as const;

const strains: readonly Strain[] = [
  {
    what: "connections of one nginx",
    needed: ({ proxyConnections }) => proxyConnections,
    most: figures.proxyConnections.value,
    source: figures.proxyConnections.source,
    remedy:
      "a worker of nginx for each processor and a larger worker_connections; then a NODE_URL with a host of its own for each machine",
  },
  {
    what: "ports between one nginx and a node",
    needed: ({ people, nodes }) => people / nodes,
    most: figures.proxyPorts.value,
    source: figures.proxyPorts.source,
    remedy: "a second address of the node",
  },
  {
    what: "processors of one machine for nodes",
    needed: ({ nodes }) => nodes,
    most: 16,
    ...machine,
    remedy: "nodes on several machines",
  },
  {
    what: "connections of Postgres",
    needed: ({ databaseConnections }) => databaseConnections,
    most: figures.databaseConnections.value,
    source: figures.databaseConnections.source,
    remedy: "a larger max_connections; nodes need connections of their own for locks, so no pool between",
  },
  {
    what: "processors of Postgres",
    needed: ({ postgresProcessors }) => postgresProcessors,
    most: 16,
    ...machine,
    remedy: "several houses by region, each with a Postgres of its own",
  },
  {
    what: "megabytes of write-ahead log a second",
    needed: ({ walMbPerSecond }) => walMbPerSecond,
    most: 100,
    ...machine,
    remedy: "several houses by region",
  },
  {
    what: "gigabytes of kept games",
    needed: ({ keptGb }) => keptGb,
    most: 1000,
    ...machine,
    remedy:
      "games and steps in partitions by day, so that forgetting is dropping one; fewer GAMES_KEEP_DAYS; replays from a read replica",
  },
  {
    what: "Redis commands a second",
    needed: ({ redisCommandsPerSecond }) => redisCommandsPerSecond,
    most: figures.redisCommandsPerSecond.value,
    source: figures.redisCommandsPerSecond.source,
    remedy: "several houses by region, each with a Redis of its own",
  },
];

/** How much of the most is needed, the scarcest first. */
export const strainsOf = (needs: Needs): readonly (Strain & { readonly share: number })[] =>
  strains
    .map((strain) => ({ ...strain, share: strain.needed(needs) / strain.most }))
    .toSorted((one, other) => other.share - one.share);
