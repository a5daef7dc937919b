import type { Report } from "../../loadtest/run.ts";
import type { Tally } from "../../loadtest/tally.ts";

/** What a server cost under the load: processor time, bytes and frames (to all clients of the table) are by command. */
export interface Figures {
  readonly cpuMicrosPerCommand: number;
  readonly bytesPerCommand: number;
  readonly framesPerCommand: number;
  readonly kbPerTable: number;
  /** From sending a command until the last client of the table has its result. */
  readonly p99Ms: number;
  readonly commandsPerSecond: number;
  /** Errors, and connections that ended too early. */
  readonly failures: number;
}

/** What was measured of another server beside its clients' tally. */
interface Used {
  readonly rooms: number;
  readonly seconds: number;
  readonly cpuMicros: number;
  readonly bytesOfMemory: number;
}

export function figuresOf(tally: Tally, { rooms, seconds, cpuMicros, bytesOfMemory }: Used): Figures {
  const commands = Math.max(1, tally.commands);
  return {
    cpuMicrosPerCommand: round(cpuMicros / commands),
    bytesPerCommand: round(tally.bytes / commands),
    framesPerCommand: round(tally.frames / commands),
    kbPerTable: round(bytesOfMemory / 1024 / rooms),
    p99Ms: round(tally.percentile(0.99)),
    commandsPerSecond: Math.round(tally.commands / seconds),
    failures: tally.errorCount + tally.disconnects,
  };
}

/** The same of a server whose report the load test has made. */
export const figuresIn = (report: Report): Figures => ({
  cpuMicrosPerCommand: report.cpuMicrosPerCommand ?? 0,
  bytesPerCommand: report.bytesPerCommand,
  framesPerCommand: report.framesPerCommand,
  kbPerTable: report.rssKbPerRoom ?? 0,
  p99Ms: report.p99Ms,
  commandsPerSecond: report.commandsPerSecond,
  failures: report.errors + report.disconnects,
});

/** Ours divided by the floor's. */
export type Ratio = Readonly<Record<"cpu" | "bytes" | "frames" | "memory" | "p99", number>>;

/** Medians of all runs in turns. */
export interface Comparison {
  readonly ours: Figures;
  readonly floor: Figures;
  /** Only if it was asked for. */
  readonly boardgameIo?: Figures;
  readonly ratio: Ratio;
}

/** @param boardgameIoOf empty if it was not asked for. */
export function compared(
  oursOf: readonly Figures[],
  floorOf: readonly Figures[],
  boardgameIoOf: readonly Figures[] = [],
): Comparison {
  const [ours, floor] = [medians(oursOf), medians(floorOf)];
  const of = (key: keyof Figures) => round(ours[key] / floor[key]);
  return {
    ours,
    floor,
    ...(boardgameIoOf.length > 0 && { boardgameIo: medians(boardgameIoOf) }),
    ratio: {
      cpu: of("cpuMicrosPerCommand"),
      bytes: of("bytesPerCommand"),
      frames: of("framesPerCommand"),
      memory: of("kbPerTable"),
      p99: of("p99Ms"),
    },
  };
}

/** The most that ours may be of the floor. */
const most = { cpu: 2, bytes: 1 } as const;

/** What may not be, in words. */
export function faultsOf({ ratio, ...servers }: Comparison): readonly string[] {
  const tooMuch = (["cpu", "bytes"] as const)
    .filter((key) => !(ratio[key] <= most[key]))
    .map((key) => `${key}: expected at most ${most[key]} of the floor, got ${ratio[key]}`);
  const failed = Object.entries(servers)
    .filter(([, { failures }]) => failures > 0)
    .map(([name, { failures }]) => `failures of ${name}: expected none, got ${failures}`);
  return [...tooMuch, ...failed];
}

/** Of failures all count, not the median. */
function medians(runs: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(runs.map((run) => run[key]));
  return {
    cpuMicrosPerCommand: of("cpuMicrosPerCommand"),
    bytesPerCommand: of("bytesPerCommand"),
    framesPerCommand: of("framesPerCommand"),
    kbPerTable: of("kbPerTable"),
    p99Ms: of("p99Ms"),
    commandsPerSecond: of("commandsPerSecond"),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const round = (number: number): number => Number(number.toFixed(2));
