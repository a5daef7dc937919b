import { parentPort, workerData } from "node:worker_threads";
import { askAbout, type Plan } from "./plan.ts";

/** Games of a plan for one thread: the first one, and the distance between two. */
export interface Task {
  readonly plan: Plan;
  readonly first: number;
  readonly every: number;
}

const { plan, first, every }: Task = workerData;
for (let number = first; number < plan.games; number += every) parentPort?.postMessage(askAbout(plan, number));
