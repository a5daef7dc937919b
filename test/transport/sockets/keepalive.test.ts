import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FlushScheduler } from "../../../server/runtime/flush-scheduler.ts";
import { Keepalive, pingIntervalMs } from "../../../server/transport/sockets/keepalive.ts";
import { ManualScheduler } from "../../support/manual-scheduler.ts";

/** A socket that records the calls made on it. */
class Wire extends EventEmitter {
  readonly done: string[] = [];
  ping(): void {
    this.done.push("ping");
  }
  terminate(): void {
    this.done.push("end");
    this.emit("close");
  }
}

/** Ticks at once. */
const eager: FlushScheduler = { next: (run) => run() };

let wire: Wire;
let signs: Keepalive;
beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  signs = new Keepalive(eager);
  signs.expect(wire);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a connection that leaves two pings in a row unanswered is ended, and gets no more pings", () => {
  vi.advanceTimersByTime(10 * pingIntervalMs);
  expect(wire.done).toEqual(["ping", "ping", "end"]);
});

test.each(["message", "pong"])("a %s counts as a response to a ping", (event) => {
  for (let asked = 0; asked < 5; asked += 1) {
    vi.advanceTimersByTime(pingIntervalMs);
    wire.emit(event);
  }
  expect(wire.done).toEqual(Array(5).fill("ping"));
});

test("connections that opened at different times are pinged at different times", () => {
  vi.advanceTimersByTime(pingIntervalMs / 2);
  const later = new Wire();
  signs.expect(later);
  vi.advanceTimersByTime(pingIntervalMs / 2);
  expect([wire.done, later.done]).toEqual([["ping"], []]);
});

test("connections that opened within a twentieth of a second are pinged at the same tick", () => {
  let pulses = 0;
  const counted = new Keepalive({
    next(run) {
      pulses += 1;
      run();
    },
  });
  for (let opened = 0; opened < 20; opened += 1) counted.expect(new Wire());
  vi.advanceTimersByTime(pingIntervalMs);
  expect(pulses).toBe(1);
});

test("a closed connection is not pinged", () => {
  wire.emit("close");
  vi.advanceTimersByTime(pingIntervalMs);
  expect(wire.done).toEqual([]);
});

test("a ping leaves at a tick", () => {
  const asked = new Wire();
  const scheduler = new ManualScheduler();
  new Keepalive(scheduler).expect(asked);
  vi.advanceTimersByTime(pingIntervalMs);
  expect(asked.done).toEqual([]);
  void scheduler.beat();
  expect(asked.done).toEqual(["ping"]);
});
