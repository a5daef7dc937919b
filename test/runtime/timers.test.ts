import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";

let clock = 0;
beforeEach(() => {
  clock = 1000;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Advances timeouts and clock by different times, in ms. */
function pass(timeoutMs: number, clockMs: number): void {
  clock += clockMs;
  vi.advanceTimersByTime(timeoutMs);
}

test("a timer whose timeout ends early waits until its time has passed on the clock", () => {
  const run = vi.fn();
  const before = systemTimers.now();
  systemTimers.after(10, () => run(systemTimers.now() - before));
  pass(10, 8.5);
  expect(run).not.toHaveBeenCalled();
  pass(2, 1.5);
  expect(run.mock.calls).toEqual([[10]]);
});

test("a cancelled timer does not run, also if its timeout has ended early", () => {
  const run = vi.fn();
  const cancel = systemTimers.after(10, run);
  pass(10, 8.5);
  cancel();
  pass(10, 10);
  expect(run).not.toHaveBeenCalled();
});
