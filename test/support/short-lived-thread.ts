import { parentPort, workerData } from "node:worker_threads";
import { demand } from "../../server/plumbing/pulse-demand.ts";

/* Waits for one tick request, answers it, and exits. */
const awaited = new Int32Array(workerData);
Atomics.wait(awaited, 0, demand.none);
Atomics.store(awaited, 0, demand.none);
parentPort?.postMessage(null);
