import { setTimeout as sleep } from "node:timers/promises";
import { LoadCounts } from "../../loadtest/counts.ts";
import { LatencyRecorder } from "../../loadtest/latency.ts";
import type { ProbeRequest } from "../../loadtest/probe.ts";
import { addressOf, endProcess, type Settings, startProgram, usedBy } from "../../loadtest/process.ts";
import { runInMs, spread } from "../../loadtest/run.ts";
import type { Seat } from "../../shared/core/game.ts";
import { games } from "../../shared/registry.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type Connect, type Guest, sitDown } from "./player.ts";

/** Load of all servers. */
export interface Load {
  readonly edition: string;
  readonly players: number;
  readonly rooms: number;
  readonly seconds: number;
  readonly thinkMs: number;
}

/** Seat at a table of a server. `table` is unique across all runs. */
export interface BenchSeat {
  readonly url: string;
  readonly edition: string;
  readonly players: number;
  readonly table: number;
  readonly seat: Seat;
}

/** Server that is compared with ours, in a separate process. */
export interface OtherServer {
  readonly url: string;
  readonly connectTo: (place: BenchSeat) => Connect;
  used(asked: ProbeRequest): Promise<number>;
  stop(): Promise<void>;
}

/** @param program file of the server; it must print that it is ready at its address. */
export async function startOther(
  program: string,
  connectTo: OtherServer["connectTo"],
  settings: Settings = {},
): Promise<OtherServer> {
  const child = startProgram(program, settings);
  const url = await addressOf(child, () => {});
  return { url, connectTo, used: (asked) => usedBy(child, asked), stop: () => endProcess(child, "SIGKILL") };
}

/** Number of tables in all runs until now. */
let lastTable = 0;

/** Runs the load against the server, like `run` of the load test against ours. */
export async function runOther(server: OtherServer, load: Load): Promise<Figures> {
  const tally = new LoadCounts();
  return withTables(server, load, tally, async () => {
    const cpuAtStart = await server.used("cpu");
    tally.beginAnew();
    const startedAt = performance.now();
    await sleep(1000 * load.seconds);
    tally.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuMicros = (await server.used("cpu")) - cpuAtStart;
    return figuresOf(tally, { seconds, cpuMicros });
  });
}

/** @returns memory that a table takes under load, in KB. The measurement discards compiled code of the server. */
export async function weighOther(server: OtherServer, load: Load): Promise<number> {
  const before = await server.used("memory");
  const bytes = await withTables(server, load, new LoadCounts(), async () => (await server.used("memory")) - before);
  return bytes / 1024 / load.rooms;
}

/** Calls `measure` once all tables play, and then ends them. */
async function withTables<T>(
  server: OtherServer,
  load: Load,
  tally: LoadCounts,
  measure: () => Promise<T>,
): Promise<T> {
  const tables: (readonly Guest[])[] = [];
  for (let table = 0; table < load.rooms; table += 1) tables.push(await seatTable(server, load, tally));
  await spread(tables, load.thinkMs, async ([host]) => host?.start());
  await sleep(runInMs);
  const measured = await measure();
  tally.stop();
  await Promise.all(tables.flat().map((guest) => guest.leave()));
  return measured;
}

async function seatTable(server: OtherServer, load: Load, tally: LoadCounts): Promise<readonly Guest[]> {
  const { edition, players, thinkMs } = load;
  lastTable += 1;
  const sitting = { thinkMs, tally, stopwatch: new LatencyRecorder(players, tally) };
  const guests: Guest[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const connect = server.connectTo({ url: server.url, edition, players, table: lastTable, seat });
    guests.push(await sitDown(connect, games.gameOf(edition), sitting));
  }
  return guests;
}
