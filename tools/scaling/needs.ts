import { type FigureName, figures } from "./figures.ts";

/** Needs of a cluster with this number of players at tables. */
export interface Needs {
  readonly people: number;
  readonly tables: number;
  readonly commandsPerSecond: number;
  readonly nodes: number;
  /** Sum over all nodes. */
  readonly nodeProcessors: number;
  readonly nodeGb: number;
  readonly megabitsPerSecond: number;
  readonly postgresProcessors: number;
  /** Transactions: those of the write queue, and the heartbeats and polls of the nodes. */
  readonly writesPerSecond: number;
  readonly rowsPerSecond: number;
  readonly walMbPerSecond: number;
  /** Size of all saved games. */
  readonly keptGb: number;
  readonly databaseConnections: number;
  /** If every player takes a seat at another table after each game. */
  readonly joinsPerSecond: number;
  readonly redisCommandsPerSecond: number;
  readonly proxyConnections: number;
  /**
   * Tables that the other nodes claim when a node ends, and the time to restore the share of one node, in ms.
   */
  readonly tablesPerNode: number;
  readonly takeOverMs: number;
}

const secondsPerDay = 86_400;

const the = (name: FigureName): number => figures[name].value;

export function needsOf(people: number): Needs {
  const tables = people / the("peoplePerTable");
  const commandsPerSecond = people * the("commandsPerPerson");
  const nodeProcessors = (commandsPerSecond * the("nodeMicrosPerCommand") * the("clusterFactor")) / 1e6;
  // One node more than the load needs, because one may end.
  const nodes = Math.ceil(nodeProcessors / the("nodeShare")) + 1;
  const gamesPerSecond = commandsPerSecond / the("commandsPerGame");
  const joinsPerSecond = gamesPerSecond * the("peoplePerTable");
  const tablesPerNode = tables / nodes;
  return {
    people,
    tables,
    commandsPerSecond,
    nodes,
    nodeProcessors,
    nodeGb: (nodes * the("nodeMb") + (tables * the("tableKb")) / 1024) / 1024,
    megabitsPerSecond: (commandsPerSecond * the("bytesPerCommand") * 8) / 1e6,
    postgresProcessors: (commandsPerSecond * the("postgresMicrosPerCommand")) / 1e6,
    writesPerSecond: writesOf(commandsPerSecond / nodes) * nodes + nodes * the("idleQueriesPerNode"),
    rowsPerSecond: commandsPerSecond,
    walMbPerSecond: (commandsPerSecond * the("walBytesPerCommand")) / 1e6,
    keptGb: (commandsPerSecond * the("keptBytesPerCommand") * secondsPerDay * the("keepDays")) / 1e9,
    databaseConnections: nodes * the("databaseConnectionsPerNode"),
    joinsPerSecond,
    redisCommandsPerSecond: joinsPerSecond * the("redisCommandsPerJoin"),
    proxyConnections: people * the("connectionsPerPerson"),
    tablesPerNode,
    takeOverMs: (tablesPerNode / (nodes - 1)) * the("bringBackMs"),
  };
}

/** Commands that arrive at a node between two of its flushes, at random moments, share a write. */
function writesOf(commandsPerSecond: number): number {
  const pulses = the("pulsesPerSecond");
  return pulses * (1 - Math.exp(-commandsPerSecond / pulses));
}
