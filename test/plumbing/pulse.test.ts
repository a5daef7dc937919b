import { expect, test } from "vitest";
import { UnforeseenPulse } from "../../server/plumbing/pulse.ts";

test("what is to be done at a pulse is done at the next one, in order", async () => {
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

test("pulses go on though the thread that they come from ends", async () => {
  const pulse = new UnforeseenPulse(new URL("../support/short-lived-thread.ts", import.meta.url));
  for (let beat = 0; beat < 3; beat += 1) await new Promise<void>((resolve) => pulse.next(resolve));
  await expect(pulse.stop()).resolves.toBeUndefined();
});
