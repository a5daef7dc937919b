import { parentPort, workerData } from "node:worker_threads";

/* Waits for one pulse to be asked for, answers it, and ends. */
const awaited = new Int32Array(workerData);
Atomics.wait(awaited, 0, 0);
Atomics.store(awaited, 0, 0);
parentPort?.postMessage(null);
