import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heartbeat } from "../../client/net/heartbeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a connection that answers is left alone", () => {
  const dead = vi.fn();
  heartbeat((answered) => answered(), dead);
  vi.advanceTimersByTime(60_000);
  expect(dead).not.toHaveBeenCalled();
});

test("a connection that does not answer is dead after five seconds more, once", () => {
  const dead = vi.fn();
  const ask = vi.fn();
  heartbeat(ask, dead);
  vi.advanceTimersByTime(9_999);
  expect([ask.mock.calls.length, dead.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect([ask.mock.calls.length, dead.mock.calls.length]).toEqual([1, 1]);
});

test("nothing is asked after its end", () => {
  const ask = vi.fn();
  heartbeat(ask, () => {})();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
});
