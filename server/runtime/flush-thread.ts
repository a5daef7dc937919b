/*
 * Thread that times the ticks of the flush scheduler. A timer in the main thread would reveal the server's load by
 * delays of fractions of a millisecond.
 */

import { getRandomValues } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { flushDemand } from "./flush-scheduler.ts";

/** Length of a time span in ms. Each span has one tick at an unpredictable time. */
const spanMs = 2;

/** Number of unused ticks in a row after which the thread sleeps until a tick is awaited. */
const mostUnused = 32;

/** Shared state: its one element is a value of `flushDemand`. */
const awaited = new Int32Array(workerData);
const never = new Int32Array(new SharedArrayBuffer(4));

/** Random words. Many are generated at once, because each call of the system is slow. */
const words = new Uint32Array(256);
let used = words.length;

/** @returns an unpredictable number 0 <= x < 1. */
function unforeseeable(): number {
  if (used === words.length) {
    getRandomValues(words);
    used = 0;
  }
  const word = words[used] ?? 0;
  used += 1;
  return word / 2 ** 32;
}

let span = 0;
let pulseAt = 0;

/** Returns the time of the next tick, by `performance.now()`. */
function nextPulse(): number {
  while (pulseAt <= performance.now()) {
    span = Math.max(span + 1, Math.floor(performance.now() / spanMs));
    pulseAt = (span + unforeseeable()) * spanMs;
  }
  return pulseAt;
}

let unused = 0;
for (;;) {
  if (
    unused >= mostUnused &&
    Atomics.compareExchange(awaited, 0, flushDemand.none, flushDemand.asleep) === flushDemand.none
  ) {
    Atomics.wait(awaited, 0, flushDemand.asleep);
  }
  Atomics.wait(never, 0, 0, nextPulse() - performance.now());
  const isAwaited = Atomics.exchange(awaited, 0, flushDemand.none) === flushDemand.awaited;
  unused = isAwaited ? 0 : unused + 1;
  if (isAwaited) parentPort?.postMessage(null);
}
