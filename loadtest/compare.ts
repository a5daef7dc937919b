import type { Load } from "./arguments.ts";
import { type Report, run } from "./run.ts";
import { ownServer, type Target, unweighed } from "./server.ts";

/** Number of alternating runs of each system. */
const turns = 3;

/** Medians of the costs of a cluster, and of one process with SQLite that has as many tables as each node. */
export interface Comparison {
  /** Sum of all nodes of the cluster. */
  readonly cpuMicrosInHouse: number;
  readonly cpuMicrosAlone: number;
  readonly cpuRatio: number;
  /** Same figure if the single server gets the load of all nodes. */
  readonly cpuMicrosAloneWithAll: number;
}

/**
 * Puts load on a cluster and on one server in turns. The server gets the load of one node, and then the load of all
 * nodes. Memory is measured only in the first run of each, because that measurement discards compiled code.
 * @returns the last report of the cluster, and the comparison.
 */
export async function compare(
  load: Load,
  cluster: Target,
  warmUp: (load: Load, target: Target) => Promise<unknown>,
  tell: (line: string) => void,
): Promise<Report & Comparison> {
  const all = { ...load, cluster: null };
  const share = { ...all, rooms: Math.ceil(load.rooms / (load.cluster?.nodes ?? 1)) };
  const server = await ownServer();
  try {
    await warmUp(all, server);
    let report = await run(load, cluster, tell);
    const { rssKbPerRoom } = report;
    await run(all, server, tell);
    const alone: number[] = [];
    const withAll: number[] = [];
    const costAlone = async (single: Load) => (await run(single, unweighed(server), tell)).cpuMicrosPerCommand ?? 0;
    const inCluster: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      report = await run(load, unweighed(cluster), tell);
      inCluster.push(report.cpuMicrosPerCommand ?? 0);
      alone.push(await costAlone(share));
      withAll.push(await costAlone(all));
      tell(`µs a command: ${inCluster.at(-1)} in the cluster, ${alone.at(-1)} alone, ${withAll.at(-1)} alone with all`);
    }
    const [cpuMicrosInHouse, cpuMicrosAlone] = [median(inCluster), median(alone)];
    return {
      ...report,
      rssKbPerRoom,
      cpuMicrosInHouse,
      cpuMicrosAlone,
      cpuMicrosAloneWithAll: median(withAll),
      cpuRatio: Number((cpuMicrosInHouse / cpuMicrosAlone).toFixed(2)),
    };
  } finally {
    await server.stop();
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
