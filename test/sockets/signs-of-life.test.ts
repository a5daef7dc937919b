import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pulse } from "../../server/plumbing/pulse.ts";
import { askMs, expectSignsOfLife } from "../../server/sockets/signs-of-life.ts";
import { ManualPulse } from "../support/pulse.ts";

/** A socket that notes what is done with it. */
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
beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  expectSignsOfLife(wire, eager);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a connection that leaves two questions in a row unanswered ends, and is asked nothing more", () => {
  vi.advanceTimersByTime(10 * askMs);
  expect(wire.done).toEqual(["ping", "ping", "end"]);
});

test.each(["message", "pong"])("a %s is a sign of life", (event) => {
  for (let asked = 0; asked < 5; asked += 1) {
    vi.advanceTimersByTime(askMs);
    wire.emit(event);
  }
  expect(wire.done).toEqual(Array(5).fill("ping"));
});

test("connections that opened at different times are asked at different times", () => {
  vi.advanceTimersByTime(askMs / 2);
  const later = new Wire();
  expectSignsOfLife(later, eager);
  vi.advanceTimersByTime(askMs / 2);
  expect([wire.done, later.done]).toEqual([["ping"], []]);
});

test("a connection that has closed is not asked", () => {
  wire.emit("close");
  vi.advanceTimersByTime(askMs);
  expect(wire.done).toEqual([]);
});

test("a question leaves at a pulse", () => {
  const asked = new Wire();
  const pulse = new ManualPulse();
  expectSignsOfLife(asked, pulse);
  vi.advanceTimersByTime(askMs);
  expect(asked.done).toEqual([]);
  void pulse.beat();
  expect(asked.done).toEqual(["ping"]);
});
