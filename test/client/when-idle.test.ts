import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../client/components/when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("work for an idle page runs within a second on a page that is never idle", async () => {
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("requestIdleCallback", (work: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(work, options.timeout);
  });
  const work = vi.fn();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
