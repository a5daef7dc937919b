import { parentPort, workerData } from "node:worker_threads";
import { flushDemand } from "../../server/runtime/flush-scheduler.ts";

/* Waits for one tick request, answers it, and exits. */
const awaited = new Int32Array(workerData);
Atomics.wait(awaited, 0, flushDemand.none);
Atomics.store(awaited, 0, flushDemand.none);
parentPort?.postMessage(null);
