import { parentPort, workerData } from "node:worker_threads";
import { askAbout, type Plan } from "./plan.ts";

/** Which games of a plan a thread plays: the first one, and how many lie between two. */
export interface Task {
  readonly plan: Plan;
  readonly first: number;
  readonly every: number;
}

const { plan, first, every }: Task = workerData;
for (let number = first; number < plan.games; number += every) parentPort?.postMessage(askAbout(plan, number));
