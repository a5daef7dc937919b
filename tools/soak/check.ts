import type { counts } from "./counts.ts";
import type { SoakRun } from "./run.ts";
import { megabytes, type Reading, slopeOf } from "./samples.ts";

/** Warm-up of the server memory, in minutes: growth counts from here on. */
const settledAfter = 5;

/** Maximum growth of memory from then until the end, in MB. */
const mostGrowthMb = 10;

interface Bounds {
  readonly start: number;
  readonly end: number;
}

export interface SoakResult {
  readonly minutes: number;
  readonly games: number;
  /** From the fifth minute on, if the run is long enough. */
  readonly memoryMbPerHour: number;
  /** Memory of the whole process after garbage collection, with all tables closed; `start`: after the fifth minute. */
  readonly memoryMb: Bounds;
  readonly handles: Bounds;
  readonly timers: Bounds;
  /** Open rooms: the tables, the queue, and the room of lines. */
  readonly tables: Bounds;
  readonly roomsInMemory: Bounds;
  readonly opened: number;
  readonly watched: number;
  readonly cameBack: number;
  readonly left: number;
  readonly replayed: number;
  readonly commands: number;
  readonly errors: number;
  readonly disconnects: number;
}

/** Whether a run of this duration allows a statement about memory. */
export const describeMemory = (minutes: number): boolean => minutes > settledAfter;

export function judgeRun(minutes: number, { start, readings, doings }: SoakRun): SoakResult {
  const end = readings.at(-1)?.after ?? start;
  const settled = fromThenOn(minutes, readings);
  const boundsOf = (count: (typeof counts)[number]): Bounds => ({ start: start[count], end: end[count] });
  const { opened, watched, cameBack, left, replayed, games, commands, disconnects } = doings;
  return {
    minutes,
    games,
    memoryMbPerHour: megabytes(60 * slopeOf(settled)),
    memoryMb: { start: megabytes(settled[0]?.after.bytes ?? start.bytes), end: megabytes(end.bytes) },
    handles: boundsOf("handles"),
    timers: boundsOf("timers"),
    tables: boundsOf("rooms"),
    roomsInMemory: boundsOf("roomsInMemory"),
    ...{ opened, watched, cameBack, left, replayed, commands, errors: doings.errorCount, disconnects },
  };
}

const fromThenOn = (minutes: number, readings: readonly Reading[]): readonly Reading[] =>
  describeMemory(minutes) ? readings.filter(({ minute }) => minute >= settledAfter) : readings;

/** Messages about failed conditions. */
export function faultsIn(verdict: SoakResult): readonly string[] {
  const { minutes, memoryMb, memoryMbPerHour, handles, timers, tables, roomsInMemory } = verdict;
  const back = Object.entries({ handles, timers, tables, roomsInMemory })
    .filter(([, { start, end }]) => end > start)
    .map(([name, { start, end }]) => `${name}: expected ${start} as at the start, got ${end}`);
  const wrong = (["errors", "disconnects"] as const)
    .filter((key) => verdict[key] > 0)
    .map((key) => `${key}: expected none, got ${verdict[key]}`);
  const never = (["opened", "games", "watched", "cameBack", "left", "replayed"] as const)
    .filter((key) => describeMemory(minutes) && verdict[key] === 0)
    .map((key) => `${key}: expected some, got none`);
  if (!describeMemory(minutes)) return [...back, ...wrong, ...never];
  const grown = memoryMb.end - memoryMb.start;
  const risen = (memoryMbPerHour * (minutes - settledAfter)) / 60;
  const memory = Object.entries({ "memory at the end": grown, "memory as a slope": risen })
    .filter(([, mb]) => mb > mostGrowthMb)
    .map(
      ([name, mb]) => `${name}: expected at most ${mostGrowthMb} MB more than after five minutes, got ${mb.toFixed(1)}`,
    );
  return [...back, ...wrong, ...never, ...memory];
}
