import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "../../loadtest/probe.ts";
import { addressOf, endProcess, startProgram, usedBy } from "../../loadtest/process.ts";
import { runInMs, spread } from "../../loadtest/run.ts";
import { Stopwatch } from "../../loadtest/stopwatch.ts";
import { Tally } from "../../loadtest/tally.ts";
import { games } from "../../shared/registry.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type Guest, sitDown } from "./player.ts";

/** What both servers bear. */
export interface Load {
  readonly edition: string;
  readonly players: number;
  readonly rooms: number;
  readonly seconds: number;
  readonly thinkMs: number;
}

interface Floor {
  readonly url: string;
  used(asked: Asked): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the floor in a process of its own. */
export async function startFloor(): Promise<Floor> {
  const child = startProgram(join(import.meta.dirname, "server.ts"));
  const url = await addressOf(child, () => {});
  return { url, used: (asked) => usedBy(child, asked), stop: () => endProcess(child, "SIGKILL") };
}

/** Tables of all runs until now: no address is used twice. */
let lastTable = 0;

/** Puts the load on the floor, and takes it off again, as `run` of the load test does with a server. */
export async function runFloor(floor: Floor, load: Load): Promise<Figures> {
  const tally = new Tally();
  const memoryBefore = await floor.used("memory");
  const tables: (readonly Guest[])[] = [];
  for (let table = 0; table < load.rooms; table += 1) tables.push(await seatTable(floor.url, load, tally));
  await spread(tables, load.thinkMs, async ([host]) => host?.start());
  await sleep(runInMs);
  const cpuAtStart = await floor.used("cpu");
  tally.beginAnew();
  const startedAt = performance.now();
  await sleep(1000 * load.seconds);
  tally.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMicros = (await floor.used("cpu")) - cpuAtStart;
  const bytesOfMemory = (await floor.used("memory")) - memoryBefore;
  await Promise.all(tables.flat().map((guest) => guest.leave()));
  return figuresOf(tally, { rooms: load.rooms, seconds, cpuMicros, bytesOfMemory });
}

async function seatTable(url: string, { edition, players, thinkMs }: Load, tally: Tally): Promise<readonly Guest[]> {
  lastTable += 1;
  const address = `${url}/?edition=${edition}&players=${players}&table=${lastTable}`;
  const sitting = { thinkMs, tally, stopwatch: new Stopwatch(players, tally) };
  const guests: Guest[] = [];
  for (let seat = 0; seat < players; seat += 1) guests.push(await sitDown(address, games.gameOf(edition), sitting));
  return guests;
}
