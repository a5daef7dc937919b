import { parentPort, workerData } from "node:worker_threads";
import type { SimulationPlan } from "./plan.ts";
import { simulatorFor } from "./simulators.ts";
import type { Block } from "./threads.ts";

const plan: SimulationPlan = workerData;
const simulator = simulatorFor(plan.config.edition);

parentPort?.on("message", ({ first, end }: Block) => {
  for (let game = first; game < end; game += 1) parentPort?.postMessage(simulator.play(plan, game));
});
