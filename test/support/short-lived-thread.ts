import { parentPort, workerData } from "node:worker_threads";

/* Waits for one request for a pulse, answers it, and ends. */
const awaited = new Int32Array(workerData);
Atomics.wait(awaited, 0, 0);
Atomics.store(awaited, 0, 0);
parentPort?.postMessage(null);
