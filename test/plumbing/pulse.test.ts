import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { UnforeseenPulse } from "../../server/plumbing/pulse.ts";
import { demand } from "../../server/plumbing/pulse-demand.ts";

test("callbacks run at the next tick, in order", async () => {
  const pulse = new UnforeseenPulse();
  const done: number[] = [];
  pulse.next(() => done.push(1));
  await new Promise<void>((resolve) => {
    pulse.next(() => done.push(2));
    pulse.next(resolve);
  });
  expect(done).toEqual([1, 2]);
  await pulse.stop();
});

test("ticks continue after their thread has ended", async () => {
  const pulse = new UnforeseenPulse(new URL("../support/short-lived-thread.ts", import.meta.url));
  for (let beat = 0; beat < 3; beat += 1) await new Promise<void>((resolve) => pulse.next(resolve));
  await expect(pulse.stop()).resolves.toBeUndefined();
});

test("a sleeping thread sends a tick to a caller that wakes it", async () => {
  const awaited = new Int32Array(new SharedArrayBuffer(4));
  const program = new URL("../../server/plumbing/pulse-thread.ts", import.meta.url);
  const thread = new Worker(program, { workerData: awaited.buffer, execArgv: [] });
  await vi.waitFor(() => expect(Atomics.load(awaited, 0)).toBe(demand.asleep), { timeout: 10_000 });
  Atomics.store(awaited, 0, demand.awaited);
  Atomics.notify(awaited, 0);
  await expect(once(thread, "message")).resolves.toEqual([null]);
  await thread.terminate();
});
