/*
 * A thread that waits for each pulse. A timer in the server's own thread would reveal, by fractions of a millisecond,
 * what the server is busy with.
 */

import { getRandomValues } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { demand } from "./pulse-demand.ts";

/** Time is divided into spans of this length; each has one pulse, at an unpredictable time. */
const spanMs = 2;

/** After so many pulses for which nobody has waited the thread sleeps until somebody does. */
const mostUnused = 32;

/** Its one element is a `demand`. */
const awaited = new Int32Array(workerData);
const never = new Int32Array(new SharedArrayBuffer(4));

/** Random words, drawn many at a time: each draw is a call of the system. */
const words = new Uint32Array(256);
let used = words.length;

/** @returns a number from 0 up to 1, without 1. */
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

/** The next pulse, in ms of `performance.now()`. */
function nextPulse(): number {
  while (pulseAt <= performance.now()) {
    span = Math.max(span + 1, Math.floor(performance.now() / spanMs));
    pulseAt = (span + unforeseeable()) * spanMs;
  }
  return pulseAt;
}

let unused = 0;
for (;;) {
  if (unused >= mostUnused && Atomics.compareExchange(awaited, 0, demand.none, demand.asleep) === demand.none) {
    Atomics.wait(awaited, 0, demand.asleep);
  }
  Atomics.wait(never, 0, 0, nextPulse() - performance.now());
  const isAwaited = Atomics.exchange(awaited, 0, demand.none) === demand.awaited;
  unused = isAwaited ? 0 : unused + 1;
  if (isAwaited) parentPort?.postMessage(null);
}
