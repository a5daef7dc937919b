import { fdatasyncSync, openSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import type { YardstickFigures } from "./background.ts";
import { median, yardstickMicros } from "./measure.ts";
import { yardstickRound } from "./round.ts";

/*
 * Process beside a load. Every half second it does one round of the yardstick and one write to the disk, which takes
 * half a percent of a processor. It answers each message with the figures since the last answer.
 */

const intervalMs = 500;
const warmUpMs = 500;
/** One page of the database. */
const page = Buffer.alloc(4096);

const file = openSync(`${temporaryFolder("nine-lives-yardstick-")}/pages`, "w");
let [processor, clock, syncs]: [number[], number[], number[]] = [[], [], []];
let isAsked = false;

process.on("message", () => {
  isAsked = true;
});
process.on("disconnect", () => process.exit());

function sample(): void {
  const [used, startedAt] = [process.cpuUsage(), performance.now()];
  yardstickRound();
  const endedAt = performance.now();
  const { user, system } = process.cpuUsage(used);
  processor.push(user + system);
  clock.push(1000 * (endedAt - startedAt));
  const syncedFrom = performance.now();
  writeSync(file, page);
  fdatasyncSync(file);
  syncs.push(performance.now() - syncedFrom);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function answer(): void {
  isAsked = false;
  process.send?.({
    yardstickMicros: Math.round(median(processor)),
    contention: Number((sum(clock) / sum(processor)).toFixed(2)),
    syncMs: Number(median(syncs).toFixed(2)),
  } satisfies YardstickFigures);
  [processor, clock, syncs] = [[], [], []];
}

yardstickMicros(warmUpMs);
for (;;) {
  sample();
  if (isAsked) answer();
  await sleep(intervalMs);
}
