import { stretchOf } from "../tools/yardstick/measure.ts";
import type { FaultKind, Load } from "./arguments.ts";
import type { Comparison } from "./compare.ts";
import type { Report } from "./run.ts";

type Figures = Report & Partial<Comparison>;

/** Limit of one figure of the report. */
type Limit =
  /** A count, or a quotient of two times that other programs on the machine change alike. */
  | { readonly kind: "at most"; readonly value: number }
  /** Minimum of commands in a round of the yardstick. */
  | { readonly kind: "speed"; readonly rounds: number }
  /**
   * A wait in ms by the clock. Ticks and timers are the same on every machine, so a fast one does not shorten it. A slow
   * one stretches it like a round of the yardstick, and each write to the disk adds its measured time.
   */
  | { readonly kind: "wait"; readonly ms: number; readonly writes: number };

type Limits = Partial<Record<keyof Figures, Limit>>;

const atMost = (value: number): Limit => ({ kind: "at most", value });
const speed = (rounds: number): Limit => ({ kind: "speed", rounds });
const wait = (ms: number, writes = 0): Limit => ({ kind: "wait", ms, writes });

/**
 * Maximum contention at which speeds and waits are judged. The load itself makes 1.7 of it on two processors. Above 2
 * other programs take so much that each tick handles few commands, and a command costs several times as much.
 */
const mostContention = 2;

const always: Limits = {
  errors: atMost(0),
  disconnects: atMost(0),
  gamesLost: atMost(0),
  gamesTwice: atMost(0),
  commandsLost: atMost(0),
  cpuRatio: atMost(1.3),
};

const byBlow: Readonly<Record<FaultKind["kind"], Limits>> = {
  kill: { comebackMedianMs: wait(2000), comebackLastMs: wait(5000) },
  freeze: {},
  roll: { longestPauseMs: wait(1500) },
};

/** Loads of docs/performance.md. The costs of a command depend on the load, so their limits hold for these only. */
const documented: readonly { readonly load: Documented; readonly limits: Limits }[] = [
  {
    load: { edition: "original", rooms: 50, players: 5, thinkMs: 0, restart: false },
    limits: { commandsPerYardstick: speed(5), framesPerCommand: atMost(6), bytesPerCommand: atMost(300) },
  },
  {
    load: { edition: "love-letter", rooms: 50, players: 5, thinkMs: 0, restart: false },
    limits: { commandsPerYardstick: speed(3), framesPerCommand: atMost(6), bytesPerCommand: atMost(600) },
  },
  {
    load: { edition: "original", rooms: 200, players: 5, thinkMs: 1000, restart: false },
    limits: { p99Ms: wait(9, 2), rssKbPerRoom: atMost(150) },
  },
  {
    load: { edition: "original", rooms: 1000, players: 2, thinkMs: 1000, restart: true },
    limits: { listeningMs: wait(1000), backMaxMs: wait(3000) },
  },
];

interface Documented extends Pick<Load, "rooms" | "thinkMs" | "restart"> {
  readonly edition: string;
  readonly players: number;
}

/** Messages about a report: limits that it misses, and why some could not be judged. */
export interface Verdict {
  readonly missed: readonly string[];
  readonly unjudged: readonly string[];
}

export function judge(report: Figures, load: Load): Verdict {
  const isBusy = (report.contention ?? 1) > mostContention;
  const figures: Readonly<Record<string, unknown>> = { ...report };
  const missed: string[] = [];
  const unjudged: string[] = [];
  for (const [key, limit] of Object.entries(limitsOf(load))) {
    const got = figures[key];
    // The cluster and a foreign server lack some figures.
    if (typeof got !== "number" || isMet(got, limit, report)) continue;
    const expected = `${key}: expected ${wordsOf(limit, report)}, got ${got}`;
    if (isBusy && limit.kind !== "at most") unjudged.push(`${expected}, but other programs took the processors`);
    else missed.push(expected);
  }
  return { missed, unjudged };
}

function limitsOf(load: Load): Limits {
  const { cluster, url, spectators } = load;
  const blow = cluster?.blow;
  // A profile takes processor time itself.
  const isPlain = cluster === null && url === null && spectators === 0 && !load.profile;
  const ofLoad = isPlain ? documented.find((each) => isSame(each.load, load)) : undefined;
  return { ...always, ...(blow && byBlow[blow.kind]), ...ofLoad?.limits };
}

const isSame = (documented: Documented, { settings, rooms, thinkMs, restart }: Load): boolean =>
  documented.edition === settings.edition &&
  documented.players === settings.seats &&
  documented.rooms === rooms &&
  documented.thinkMs === thinkMs &&
  documented.restart === restart;

const isMet = (got: number, limit: Limit, report: Figures): boolean =>
  limit.kind === "speed" ? got >= limit.rounds : got <= mostOf(limit, report);

const wordsOf = (limit: Limit, report: Figures): string =>
  limit.kind === "speed" ? `at least ${limit.rounds}` : `at most ${mostOf(limit, report)}`;

function mostOf(limit: Exclude<Limit, { kind: "speed" }>, { yardstickMicros = 0, syncMs = 0 }: Figures): number {
  if (limit.kind === "at most") return limit.value;
  return Math.round(limit.ms * stretchOf(yardstickMicros / 1000) + limit.writes * syncMs);
}
