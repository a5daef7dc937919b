import { type AttackHarness, attack } from "./harness.ts";
import { type Feeling, feelingOf } from "./run.ts";

/** Effect of a flood of connections, on a separate core, on honest players. */
export interface FloodReport extends Partial<Record<Flood["part"], number>> {
  /** Messages or requests of these connections. */
  readonly flood: number;
  readonly slowestHealthMs: number;
  readonly without: Feeling;
  readonly with: Feeling;
  /** Increase of the 99th percentile of honest commands, in ms. */
  readonly addedP99Ms: number;
  /** Increase of the peak memory of the server, in MB. */
  readonly addedMb: number;
}

/** Kind of a flood, and its number of concurrent connections. */
export interface Flood {
  readonly part: "sockets" | "pipelined";
  readonly connections: number;
}

const maxAddedMs = 50;
const maxAddedMb = 100;

/** Runs honest tables without a flood, and then with it, each for half of the time. */
export async function measureFlood(
  { part, connections }: Flood,
  minutes: number,
  seed: string,
  tell: (line: string) => void,
): Promise<FloodReport> {
  const arena: AttackHarness = {
    name: "flooded",
    settings: {},
    part,
    seconds: minutes * 30,
    seed,
    apart: ["original", "zombie", "love-letter"],
    among: [],
    queue: [],
    flooders: 0,
    nodes: [],
    pinned: true,
  };
  tell(`only honest players, for ${arena.seconds} s`);
  const calm = await attack(arena, tell);
  tell(`with ${connections} connections (${part}), for ${arena.seconds} s`);
  const flooded = await attack({ ...arena, flooders: connections }, tell);
  const [before, after] = [feelingOf(calm.honest.beside), feelingOf(flooded.honest.beside)];
  return {
    [part]: connections,
    flood: flooded.score.flood,
    slowestHealthMs: Math.round(flooded.slowestHealthMs),
    without: before,
    with: after,
    addedP99Ms: Math.round(after.p99Ms - before.p99Ms),
    addedMb: Math.round((flooded.rss.peak - calm.rss.peak) / 2 ** 20),
  };
}

export const isHarmful = ({ addedP99Ms, addedMb, with: { disconnects } }: FloodReport): boolean =>
  addedP99Ms >= maxAddedMs || addedMb >= maxAddedMb || disconnects > 0;
