import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askMs, expectSignsOfLife } from "../../server/sockets/signs-of-life.ts";

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

let wire: Wire;
beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  expectSignsOfLife(wire);
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
  expectSignsOfLife(later);
  vi.advanceTimersByTime(askMs / 2);
  expect([wire.done, later.done]).toEqual([["ping"], []]);
});

test("a connection that has closed is not asked", () => {
  wire.emit("close");
  vi.advanceTimersByTime(askMs);
  expect(wire.done).toEqual([]);
});
