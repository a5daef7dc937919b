import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pulse } from "../../server/plumbing/pulse.ts";
import { askMs, SignsOfLife } from "../../server/sockets/signs-of-life.ts";
import { ManualPulse } from "../support/pulse.ts";

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
const eager: Pulse = { next: (run) => run() };

let wire: Wire;
let signs: SignsOfLife;
beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  signs = new SignsOfLife(eager);
  signs.expect(wire);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a connection that leaves two pings in a row unanswered is ended, and gets no more pings", () => {
  vi.advanceTimersByTime(10 * askMs);
  expect(wire.done).toEqual(["ping", "ping", "end"]);
});

test.each(["message", "pong"])("a %s counts as a response to a ping", (event) => {
  for (let asked = 0; asked < 5; asked += 1) {
    vi.advanceTimersByTime(askMs);
    wire.emit(event);
  }
  expect(wire.done).toEqual(Array(5).fill("ping"));
});

test("connections that opened at different times are pinged at different times", () => {
  vi.advanceTimersByTime(askMs / 2);
  const later = new Wire();
  signs.expect(later);
  vi.advanceTimersByTime(askMs / 2);
  expect([wire.done, later.done]).toEqual([["ping"], []]);
});

test("connections that opened within a twentieth of a second are pinged at the same tick", () => {
  let pulses = 0;
  const counted = new SignsOfLife({
    next(run) {
      pulses += 1;
      run();
    },
  });
  for (let opened = 0; opened < 20; opened += 1) counted.expect(new Wire());
  vi.advanceTimersByTime(askMs);
  expect(pulses).toBe(1);
});

test("a closed connection is not pinged", () => {
  wire.emit("close");
  vi.advanceTimersByTime(askMs);
  expect(wire.done).toEqual([]);
});

test("a ping leaves at a tick", () => {
  const asked = new Wire();
  const pulse = new ManualPulse();
  new SignsOfLife(pulse).expect(asked);
  vi.advanceTimersByTime(askMs);
  expect(asked.done).toEqual([]);
  void pulse.beat();
  expect(asked.done).toEqual(["ping"]);
});
