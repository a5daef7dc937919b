import { setTimeout as sleep } from "node:timers/promises";
import type { BackgroundYardstick, YardstickFigures } from "../tools/yardstick/background.ts";
import type { Load } from "./arguments.ts";
import type { ClusterTarget } from "./cluster.ts";
import { LoadCounts } from "./counts.ts";
import { type ClusterFigures, FaultRun } from "./fault-run.ts";
import type { ProfiledFunction } from "./profile.ts";
import type { Reconnector } from "./reconnector.ts";
import { measureRecovery, type RecoveryFigures } from "./recovery.ts";
import type { Target } from "./server.ts";
import { shareReflection } from "./shared-reflection.ts";
import { type Seating, seatTable } from "./table.ts";

/** Report of a load test. Figures of the server process are null if this program did not start it. */
export interface Report extends Partial<RecoveryFigures & ClusterFigures & YardstickFigures> {
  readonly rooms: number;
  readonly players: number;
  readonly seconds: number;
  readonly gamesFinished: number;
  readonly commands: number;
  readonly refused: number;
  readonly errors: number;
  readonly disconnects: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly commandsPerSecond: number;
  readonly cpuMicrosPerCommand: number | null;
  /** Processor time of this process, which runs all clients. */
  readonly clientMicrosPerCommand: number;
  readonly bytesPerCommand: number;
  readonly framesPerCommand: number;
  readonly rssKbPerRoom: number | null;
  /** Commands of the server in the processor time of a round of the yardstick, which hardly depends on the machine. */
  readonly commandsPerYardstick?: number;
  /** Functions of the project with the most self time in the server's own thread; only with `profile`. */
  readonly hottest?: readonly ProfiledFunction[];
}

/** Warm-up under load before the measurement, in ms. A process compiles its code in this time. */
export const runInMs = 5000;

/** Number of functions in the report. */
const mostFunctions = 10;

/**
 * Runs the load against a server.
 * @param progress receives status lines.
 * @param weighed runs after the memory is measured without load, because that measurement discards compiled code.
 * @param yardstick measures the machine's speed meanwhile; null leaves its figures out.
 */
export async function run(
  load: Load,
  target: Target | ClusterTarget,
  progress: (line: string) => void,
  weighed: () => Promise<void> = async () => {},
  yardstick: BackgroundYardstick | null = null,
): Promise<Report> {
  shareReflection();
  const tally = new LoadCounts();
  const ordeal = "cluster" in target ? new FaultRun(target.cluster, tally, progress) : null;
  const blow = load.cluster?.blow ?? null;
  const memoryBefore = await target.used("memory");
  await weighed();
  await ordeal?.measure();
  const tables = await seatAll(load, target, tally, ordeal?.homing);
  progress(`${tables.length} tables with ${load.settings.seats} players each`);
  await ordeal?.measure();
  await spread(tables, load.thinkMs, async ({ players: [host] }) => host?.manage({ type: "start" }));
  await sleep(runInMs);
  await ordeal?.measure();
  await yardstick?.read();
  const endProfile = load.profile ? target.profile?.() : undefined;
  const cpuAtStart = await target.used("cpu");
  const ownCpuAtStart = process.cpuUsage();
  tally.beginAnew();
  const startedAt = performance.now();
  const endured = blow && ordeal?.endure(blow, 500 * load.seconds, tables);
  await tick(load.seconds, (second) =>
    progress(`${second} s: ${tally.commands} commands, ${tally.gamesFinished} games`),
  );
  await endured;
  tally.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  // Processes that exited under load cannot be measured.
  const ownCpu = process.cpuUsage(ownCpuAtStart);
  const cpuAtEnd = blow ? null : await target.used("cpu");
  const speed = await yardstick?.read();
  const functions = await endProfile?.();
  const memoryAtEnd = blow ? null : await target.used("memory");
  await ordeal?.measure();
  const figures = await ordeal?.account(tables, seconds);
  const comeback = load.restart ? await measureRecovery(target, tables) : {};
  const clients = tables.flatMap(({ players, spectators }) => [...players, ...spectators]);
  await Promise.all(clients.map((client) => client.leave()));
  for (const [message, count] of tally.errors) progress(`error, ${count} times: ${message}`);
  const cpuMicrosPerCommand = cpuAtStart && cpuAtEnd && (cpuAtEnd - cpuAtStart) / tally.commands;
  return {
    rooms: load.rooms,
    players: load.settings.seats,
    seconds: round(seconds, 1),
    gamesFinished: tally.gamesFinished,
    commands: tally.commands,
    refused: tally.refused,
    errors: tally.errorCount,
    disconnects: tally.disconnects,
    p50Ms: round(tally.percentile(0.5), 2),
    p99Ms: round(tally.percentile(0.99), 2),
    commandsPerSecond: Math.round(tally.commands / seconds),
    cpuMicrosPerCommand: cpuMicrosPerCommand && round(cpuMicrosPerCommand, 1),
    clientMicrosPerCommand: tally.commands === 0 ? 0 : round((ownCpu.user + ownCpu.system) / tally.commands, 1),
    bytesPerCommand: tally.commands === 0 ? 0 : round(tally.bytes / tally.commands, 1),
    framesPerCommand: tally.commands === 0 ? 0 : round(tally.frames / tally.commands, 2),
    rssKbPerRoom: memoryBefore && memoryAtEnd && round((memoryAtEnd - memoryBefore) / 1024 / load.rooms, 1),
    ...(speed &&
      cpuMicrosPerCommand && { commandsPerYardstick: round(speed.yardstickMicros / cpuMicrosPerCommand, 1) }),
    ...speed,
    ...(functions && { hottest: functions.slice(0, mostFunctions) }),
    ...comeback,
    ...figures,
  };
}

/**
 * Starts all tables, evenly spread over the delay of the clients in ms. Tables that start at the same moment would stay
 * synchronised, unlike tables of independent players.
 */
export async function spread<Table>(
  tables: readonly Table[],
  overMs: number,
  begin: (table: Table) => Promise<void>,
): Promise<void> {
  await Promise.all(
    tables.map(async (table, index) => {
      await sleep((overMs * index) / tables.length);
      await begin(table);
    }),
  );
}

async function seatAll(load: Load, { url }: Target, tally: LoadCounts, homing?: Reconnector): Promise<Seating[]> {
  const tables: Seating[] = [];
  for (let room = 0; room < load.rooms; room += 1) {
    try {
      tables.push(await seatTable(url, load, tally, homing));
    } catch (error) {
      tally.error(error);
    }
  }
  return tables;
}

/** Resolves after this many seconds, and reports the elapsed time every five seconds. */
async function tick(seconds: number, tell: (second: number) => void): Promise<void> {
  for (let second = 1; second <= seconds; second += 1) {
    await sleep(1000);
    if (second % 5 === 0) tell(second);
  }
}

const round = (number: number, digits: number): number => Number(number.toFixed(digits));
