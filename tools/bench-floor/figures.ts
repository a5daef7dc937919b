import type { LoadCounts } from "../../loadtest/counts.ts";
import type { Report } from "../../loadtest/run.ts";

/** Cost of a server under load. Processor time, bytes and frames (to all clients of the table) are per command. */
export interface Figures {
  readonly cpuMicrosPerCommand: number;
  readonly bytesPerCommand: number;
  readonly framesPerCommand: number;
  /** Time from sending a command until the last client of the table has its result. */
  readonly p99Ms: number;
  readonly commandsPerSecond: number;
  /** Errors, and connections that ended too early. */
  readonly failures: number;
}

/** Measured usage of another server, in addition to the counters of its clients. */
interface Used {
  readonly seconds: number;
  readonly cpuMicros: number;
}

export function figuresOf(tally: LoadCounts, { seconds, cpuMicros }: Used): Figures {
  const commands = Math.max(1, tally.commands);
  return {
    cpuMicrosPerCommand: round(cpuMicros / commands),
    bytesPerCommand: round(tally.bytes / commands),
    framesPerCommand: round(tally.frames / commands),
    p99Ms: round(tally.percentile(0.99)),
    commandsPerSecond: Math.round(tally.commands / seconds),
    failures: tally.errorCount + tally.disconnects,
  };
}

/** Same figures from a report of the load test. */
export const figuresIn = (report: Report): Figures => ({
  cpuMicrosPerCommand: report.cpuMicrosPerCommand ?? 0,
  bytesPerCommand: report.bytesPerCommand,
  framesPerCommand: report.framesPerCommand,
  p99Ms: report.p99Ms,
  commandsPerSecond: report.commandsPerSecond,
  failures: report.errors + report.disconnects,
});

/** Our figures divided by those of the floor. */
export type Ratio = Readonly<Record<"cpu" | "bytes" | "frames" | "memory" | "p99", number>>;

/** Medians of all alternating runs of a server, and the memory that a table takes under load. */
export type ServerFigures = Figures & { readonly kbPerTable: number };

/** Something for each server of the comparison. */
export interface Servers<Each> {
  readonly ours: Each;
  readonly floor: Each;
  /** The floor that does the same work. */
  readonly sameWork: Each;
  /** Only on request. */
  readonly boardgameIo?: Each;
}

export interface Comparison extends Servers<ServerFigures> {
  readonly ratio: Ratio;
  /** Our processor time of a command, divided by that of the floor that does the same work. */
  readonly ratioSameWork: number;
  /** The same of each turn, ascending. */
  readonly ratiosSameWork: readonly number[];
}

/**
 * @param rounds figures of alternating runs.
 * @param kbPerTable memory that a table takes.
 */
export function compared(rounds: readonly Servers<Figures>[], kbPerTable: Servers<number>): Comparison {
  const ratiosSameWork = rounds
    .map(({ ours, sameWork }) => round(ours.cpuMicrosPerCommand / sameWork.cpuMicrosPerCommand))
    .toSorted((one, other) => one - other);
  const of = (name: keyof Servers<Figures>): ServerFigures => ({
    ...medians(rounds.flatMap((each) => each[name] ?? [])),
    kbPerTable: round(kbPerTable[name] ?? 0),
  });
  const servers = { ours: of("ours"), floor: of("floor"), sameWork: of("sameWork") };
  const ratio = (key: keyof ServerFigures) => round(servers.ours[key] / servers.floor[key]);
  return {
    ...servers,
    ...(kbPerTable.boardgameIo !== undefined && { boardgameIo: of("boardgameIo") }),
    ratio: {
      cpu: ratio("cpuMicrosPerCommand"),
      bytes: ratio("bytesPerCommand"),
      frames: ratio("framesPerCommand"),
      memory: ratio("kbPerTable"),
      p99: ratio("p99Ms"),
    },
    ratioSameWork: median(ratiosSameWork),
    ratiosSameWork,
  };
}

/** Maximum ratio of our server to the floor, and to the floor that does the same work. */
const most = { cpu: 2.9, bytes: 1 } as const;
const mostSameWork = 1.5;

/** Messages about exceeded limits. */
export function faultsOf(comparison: Comparison): readonly string[] {
  const { ratio, ratioSameWork, ratiosSameWork: _, ...servers } = comparison;
  const tooMuch = (["cpu", "bytes"] as const)
    .filter((key) => !(ratio[key] <= most[key]))
    .map((key) => `${key}: expected at most ${most[key]} of the floor, got ${ratio[key]}`);
  const tooMuchForWork =
    ratioSameWork <= mostSameWork
      ? []
      : [`cpu: expected at most ${mostSameWork} of the floor that does the same work, got ${ratioSameWork}`];
  const failed = Object.entries(servers)
    .filter(([, { failures }]) => failures > 0)
    .map(([name, { failures }]) => `failures of ${name}: expected none, got ${failures}`);
  return [...tooMuch, ...tooMuchForWork, ...failed];
}

/** Failures are summed, unlike the other figures. */
function medians(runs: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(runs.map((run) => run[key]));
  return {
    cpuMicrosPerCommand: of("cpuMicrosPerCommand"),
    bytesPerCommand: of("bytesPerCommand"),
    framesPerCommand: of("framesPerCommand"),
    p99Ms: of("p99Ms"),
    commandsPerSecond: of("commandsPerSecond"),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const round = (number: number): number => Number(number.toFixed(2));
