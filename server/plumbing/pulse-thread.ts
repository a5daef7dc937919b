/*
 * What a thread of its own runs: waits for each pulse. A timer of the server's own thread would say by fractions of a
 * millisecond what that has been busy with.
 */

import { getRandomValues } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";

/** Time is divided into spans so long; in each there is one pulse, at a moment that nobody can foresee. */
const spanMs = 4;

/** 1 as long as somebody waits for a pulse. */
const awaited = new Int32Array(workerData);
const never = new Int32Array(new SharedArrayBuffer(4));

/** @returns a number from 0 up to 1. */
const unforeseeable = (): number => (getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

let span = 0;
let pulseAt = 0;

/** The first pulse that has not been, in ms of `performance.now()`. */
function nextPulse(): number {
  while (pulseAt <= performance.now()) {
    span = Math.max(span + 1, Math.floor(performance.now() / spanMs));
    pulseAt = (span + unforeseeable()) * spanMs;
  }
  return pulseAt;
}

for (;;) {
  Atomics.wait(awaited, 0, 0);
  Atomics.wait(never, 0, 0, nextPulse() - performance.now());
  Atomics.store(awaited, 0, 0);
  parentPort?.postMessage(null);
}
