import { type Arena, attack } from "./arena.ts";
import { type Feeling, feelingOf } from "./campaign.ts";

/** What sockets without a session, on their own core, do to honest players. */
export interface FloodReport {
  readonly sockets: number;
  /** Messages that these sockets sent. */
  readonly flood: number;
  readonly slowestHealthMs: number;
  readonly without: Feeling;
  readonly with: Feeling;
  /** By how much they slow down the 99th percentile of honest commands, in ms. */
  readonly addedP99Ms: number;
}

/** The limit for that, in ms. */
const mostAddedMs = 50;

/** Lets honest tables play without these sockets, and then with them, each for half of the time. */
export async function measureFlood(
  sockets: number,
  minutes: number,
  seed: string,
  tell: (line: string) => void,
): Promise<FloodReport> {
  const arena: Arena = {
    name: "flooded",
    settings: {},
    part: "sockets",
    seconds: minutes * 30,
    seed,
    apart: ["original", "zombie", "love-letter"],
    among: [],
    queue: [],
    sockets: 0,
    pinned: true,
  };
  tell(`nobody but honest players, for ${arena.seconds} s`);
  const before = feelingOf((await attack(arena, tell)).honest.beside);
  tell(`with ${sockets} sockets, for ${arena.seconds} s`);
  const { honest, score, slowestHealthMs } = await attack({ ...arena, sockets }, tell);
  const feeling = feelingOf(honest.beside);
  return {
    sockets,
    flood: score.flood,
    slowestHealthMs: Math.round(slowestHealthMs),
    without: before,
    with: feeling,
    addedP99Ms: Math.round(feeling.p99Ms - before.p99Ms),
  };
}

export const isHarmful = ({ addedP99Ms, with: { disconnects } }: FloodReport): boolean =>
  addedP99Ms >= mostAddedMs || disconnects > 0;
