import type { Load } from "./arguments.ts";
import { type Report, run } from "./run.ts";
import { ownServer, type Target } from "./server.ts";

/** How often each of the two bears the load, in turns. */
const turns = 3;

/** What a house costs, compared with one process that keeps its games in SQLite. Medians of the runs. */
export interface Comparison {
  /** Of all nodes of the house together. */
  readonly cpuMicrosInHouse: number;
  readonly cpuMicrosAlone: number;
  readonly cpuRatio: number;
}

/** Puts the same load on a house and on one server in turns. @returns the house's last report, and the comparison. */
export async function compare(
  load: Load,
  house: Target,
  warmUp: (load: Load, target: Target) => Promise<unknown>,
  tell: (line: string) => void,
): Promise<Report & Comparison> {
  const single = { ...load, house: null };
  const server = await ownServer();
  try {
    await warmUp(single, server);
    const alone: number[] = [];
    const inHouse: number[] = [];
    let report = await run(load, house, tell);
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn > 0) report = await run(load, house, tell);
      inHouse.push(report.cpuMicrosPerCommand ?? 0);
      alone.push((await run(single, server, tell)).cpuMicrosPerCommand ?? 0);
      tell(`µs a command: ${inHouse.at(-1)} in the house, ${alone.at(-1)} alone`);
    }
    const [cpuMicrosInHouse, cpuMicrosAlone] = [median(inHouse), median(alone)];
    return {
      ...report,
      cpuMicrosInHouse,
      cpuMicrosAlone,
      cpuRatio: Number((cpuMicrosInHouse / cpuMicrosAlone).toFixed(2)),
    };
  } finally {
    await server.stop();
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
