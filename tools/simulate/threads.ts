import { Worker } from "node:worker_threads";
import type { GameReport } from "./game-report.ts";
import type { SimulationPlan } from "./plan.ts";
import { type SimulationReport, Tally } from "./tally.ts";

/** Consecutive games for a thread: the first one, and the one after the last. */
export interface Block {
  readonly first: number;
  readonly end: number;
}

/**
 * Plays all games of a plan in several threads. They count in order, so that the report does not depend on the number
 * of threads.
 */
export async function runInThreads(
  plan: SimulationPlan,
  threads: number,
  progress: (games: number) => void,
): Promise<SimulationReport> {
  const tally = new Tally(plan);
  const early = new Map<number, GameReport>();
  let played = 0;
  let counted = 0;
  const take = (report: GameReport) => {
    early.set(report.game, report);
    for (let next = early.get(counted); next; next = early.get(counted)) {
      early.delete(counted);
      counted += 1;
      tally.add(next);
    }
    played += 1;
    progress(played);
  };
  const blocks = blocksOf(plan.games, threads);
  await Promise.all(Array.from({ length: threads }, () => playBlocks(plan, blocks, take)));
  return tally.report();
}

/** Small blocks, so that no thread waits long for the last one. */
function* blocksOf(games: number, threads: number): Generator<Block, undefined> {
  const size = Math.min(16, Math.max(1, Math.floor(games / threads / 8)));
  for (let first = 0; first < games; first += size) yield { first, end: Math.min(games, first + size) };
}

/** Runs a thread with one block after another. @throws the error of the thread. */
function playBlocks(
  plan: SimulationPlan,
  blocks: Iterator<Block, undefined>,
  take: (report: GameReport) => void,
): Promise<number> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: plan, execArgv: [] });
  let left = 0;
  const handOut = (): boolean => {
    const block = blocks.next().value;
    if (!block) return false;
    left = block.end - block.first;
    worker.postMessage(block);
    return true;
  };
  return new Promise((resolve, reject) => {
    const end = () => worker.terminate().then(resolve, reject);
    worker.once("error", reject);
    worker.on("message", (report: GameReport) => {
      take(report);
      left -= 1;
      if (left === 0 && !handOut()) end();
    });
    if (!handOut()) end();
  });
}
