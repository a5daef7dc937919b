import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepScreenOn, onWake } from "../../../client/state/on-wake.ts";
import { type PageStub, stubPage } from "../page-stub.ts";

let page: PageStub;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a sleep that only the calendar shows counts as a return", async () => {
  const back = vi.fn();
  onWake(back);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(back).not.toHaveBeenCalled();
  const stopped = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(stopped);
  await vi.advanceTimersByTimeAsync(2000);
  expect(back).toHaveBeenCalledTimes(1);
});

/** Replaces the wake locks of the browser. @returns the number of locks that are held. */
function stubWakeLocks(): () => number {
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  // Browsers release the locks of a hidden page.
  document.addEventListener("visibilitychange", () => {
    if (page.hidden) for (const lock of locks) lock.released = true;
  });
  return () => locks.filter(({ released }) => !released).length;
}

test("the screen stays on while the page is visible, again after each return, and not after the end", async () => {
  const held = stubWakeLocks();
  const end = keepScreenOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(held()).toBe(1);
  turn(true);
  expect(held()).toBe(0);
  turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(held()).toBe(1);
  end();
  expect(held()).toBe(0);
  turn(true);
  turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(held()).toBe(0);
});

test("a lock that arrives after the end is released", async () => {
  const held = stubWakeLocks();
  keepScreenOn()();
  await vi.advanceTimersByTimeAsync(0);
  expect(held()).toBe(0);
});

test("a browser without wake locks is no error", async () => {
  vi.stubGlobal("navigator", {});
  keepScreenOn()();
});
