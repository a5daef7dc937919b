import { Worker } from "node:worker_threads";
import type { PoolPlan, PoolReport } from "./pool.ts";

/**
 * Plays a number of pools in several threads.
 * @param took is called with each report.
 * @throws the error of a thread.
 */
export async function playPools(
  plan: PoolPlan,
  pools: number,
  threads: number,
  took: (report: PoolReport) => void,
): Promise<void> {
  const numbers = Array.from({ length: pools }, (_, pool) => pool).values();
  await Promise.all(Array.from({ length: threads }, () => playNext(plan, numbers, took)));
}

function playNext(plan: PoolPlan, numbers: Iterator<number>, took: (report: PoolReport) => void): Promise<number> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: plan, execArgv: [] });
  return new Promise((resolve, reject) => {
    const handOut = (): void => {
      const { done, value } = numbers.next();
      if (done) worker.terminate().then(resolve, reject);
      else worker.postMessage(value);
    };
    worker.once("error", reject);
    worker.on("message", (report: PoolReport) => {
      took(report);
      handOut();
    });
    handOut();
  });
}
