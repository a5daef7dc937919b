import { expect, test } from "vitest";
import type { Motion } from "../../client/table/motions/motion.ts";
import { MotionQueue, type Run } from "../../client/table/motions/queue.ts";
import type { Place } from "../../client/table/place.ts";

const motion = (...veils: Place[]): Motion => ({ veils, play: async () => {} });

/** A queue whose motions end when the test says so. */
function stand() {
  const started: Motion[] = [];
  const skipped: Motion[] = [];
  const ends: (() => void)[] = [];
  const start = (each: Motion): Run => {
    started.push(each);
    const done = new Promise<void>((resolve) => ends.push(resolve));
    return { done, skip: () => skipped.push(each) };
  };
  const queue = new MotionQueue(start, () => {});
  const end = async () => {
    ends.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { queue, started, skipped, end };
}

test("motions play one after another", async () => {
  const { queue, started, end } = stand();
  const [first, second] = [motion(), motion()];
  queue.add([first, second]);
  expect(started).toEqual([first]);
  await end();
  expect(started).toEqual([first, second]);
});

test("what a motion brings stays veiled from the moment it is queued until it has ended", async () => {
  const { queue, end } = stand();
  queue.add([motion(), motion("card:skip#1")]);
  expect(queue.veiled("card:skip#1")).toBe(true);
  await end();
  expect(queue.veiled("card:skip#1")).toBe(true);
  await end();
  expect(queue.veiled("card:skip#1")).toBe(false);
});

test("a cleared queue skips what plays, drops what waits and veils nothing", async () => {
  const { queue, started, skipped, end } = stand();
  const [first, second] = [motion("discard"), motion("link:0")];
  queue.add([first, second]);
  queue.clear();
  await end();
  expect([skipped, started]).toEqual([[first], [first]]);
  expect([queue.veiled("discard"), queue.veiled("link:0"), queue.idle]).toEqual([false, false, true]);
});

test("a queue that falls far behind leaves out its oldest motions", async () => {
  const { queue, started, end } = stand();
  const many = Array.from({ length: 40 }, () => motion());
  queue.add([motion()]);
  queue.add(many);
  for (let i = 0; i < 41; i++) await end();
  expect(started.length).toBeLessThan(20);
  expect(started.at(-1)).toBe(many.at(-1));
});

test("a motion that is added after the queue was cleared plays", async () => {
  const { queue, started } = stand();
  queue.add([motion()]);
  queue.clear();
  const next = motion();
  queue.add([next]);
  expect(started.at(-1)).toBe(next);
});
