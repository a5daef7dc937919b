import type { Load } from "./arguments.ts";
import { type Report, run } from "./run.ts";
import { ownServer, type Target, unweighed } from "./server.ts";

/** How often each of the two bears the load, in turns. */
const turns = 3;

/** What a house costs, compared with one process that keeps its games in SQLite and has as many tables as each node. Medians of the runs. */
export interface Comparison {
  /** Of all nodes of the house together. */
  readonly cpuMicrosInHouse: number;
  readonly cpuMicrosAlone: number;
  readonly cpuRatio: number;
  /** The same if the single server bears the load of all nodes. */
  readonly cpuMicrosAloneWithAll: number;
}

/**
 * Puts load on a house and on one server in turns: as much on the server as on each node, and then as much as on all of
 * them together. Both have borne it once before, and are asked for their memory only then: that throws their compiled
 * code away. @returns the house's last report, and the comparison.
 */
export async function compare(
  load: Load,
  house: Target,
  warmUp: (load: Load, target: Target) => Promise<unknown>,
  tell: (line: string) => void,
): Promise<Report & Comparison> {
  const all = { ...load, house: null };
  const share = { ...all, rooms: Math.ceil(load.rooms / (load.house?.nodes ?? 1)) };
  const server = await ownServer();
  try {
    await warmUp(all, server);
    let report = await run(load, house, tell);
    const { rssKbPerRoom } = report;
    await run(all, server, tell);
    const alone: number[] = [];
    const withAll: number[] = [];
    const costAlone = async (single: Load) => (await run(single, unweighed(server), tell)).cpuMicrosPerCommand ?? 0;
    const inHouse: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      report = await run(load, unweighed(house), tell);
      inHouse.push(report.cpuMicrosPerCommand ?? 0);
      alone.push(await costAlone(share));
      withAll.push(await costAlone(all));
      tell(`µs a command: ${inHouse.at(-1)} in the house, ${alone.at(-1)} alone, ${withAll.at(-1)} alone with all`);
    }
    const [cpuMicrosInHouse, cpuMicrosAlone] = [median(inHouse), median(alone)];
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
