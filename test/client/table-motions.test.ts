import { expect, test } from "vitest";
import type { Anchor } from "../../client/table/anchor.ts";
import { chorus, lengthOf, row, staggered } from "../../client/table/motions/act.ts";
import { fly, punch, sound } from "../../client/table/motions/cues.ts";
import { masked } from "../../client/table/motions/mask.ts";
import { gathered, type Motion, motion as motionOf } from "../../client/table/motions/motion.ts";
import { paceFor } from "../../client/table/motions/pace.ts";
import { MotionQueue, type Run } from "../../client/table/motions/queue.ts";
import { Seated } from "./kittens/seated.ts";

const act = (ms = 100) => fly(null, "pile", "own", { ms });
const motion = (...veils: Anchor[]): Motion => motionOf([act()], { veils });

/** A queue whose motions end when the test says so. */
function stand() {
  const started: Motion[] = [];
  const skipped: Motion[] = [];
  const paces: number[] = [];
  const ends: (() => void)[] = [];
  const start = (each: Motion): Run => {
    started.push(each);
    const done = new Promise<void>((resolve) => ends.push(resolve));
    return { done, skip: () => skipped.push(each), hasten: (pace) => paces.push(pace) };
  };
  const queue = new MotionQueue(start, () => {});
  const end = async () => {
    ends.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { queue, started, skipped, paces, end };
}

test("motions play one after another", async () => {
  const { queue, started, end } = stand();
  const [first, second] = [motion(), motion()];
  queue.add([first, second]);
  expect(started).toEqual([first]);
  await end();
  expect(started).toEqual([first, second]);
});

test("what a motion brings stays hidden from the moment it is queued until it has ended", async () => {
  const { queue, end } = stand();
  queue.add([motion(), motion("card:skip#1")]);
  expect(queue.hides("card:skip#1")).toBe(true);
  await end();
  expect(queue.hides("card:skip#1")).toBe(true);
  await end();
  expect(queue.hides("card:skip#1")).toBe(false);
});

test("a card of the hand waits for its own motion, but not for those of what had happened before", () => {
  const { queue } = stand();
  queue.add([motion("seat:1")]);
  queue.add([motion("card:skip#1", "own")]);
  expect(queue.hides("card:skip#1")).toBe(true);
  queue.add([motion("seat:2")]);
  expect([queue.hides("card:skip#1"), queue.hides("own")]).toEqual([false, true]);
});

test("what would give a motion away stays hidden until it begins", async () => {
  const { queue, end } = stand();
  queue.add([motion(), motionOf([act()], { holds: ["seat:2"] })]);
  expect(queue.hides("seat:2")).toBe(true);
  await end();
  expect(queue.hides("seat:2")).toBe(false);
});

test("a cleared queue skips what plays, drops what waits and hides nothing", async () => {
  const { queue, started, skipped, end } = stand();
  const [first, second] = [motion("discard"), motion("link:0")];
  queue.add([first, second]);
  queue.clear();
  await end();
  expect([skipped, started]).toEqual([[first], [first]]);
  expect([queue.hides("discard"), queue.hides("link:0"), queue.idle]).toEqual([false, false, true]);
});

test("a motion that is added after the queue was cleared plays", () => {
  const { queue, started } = stand();
  queue.add([motion()]);
  queue.clear();
  const next = motion();
  queue.add([next]);
  expect(started.at(-1)).toBe(next);
});

test("a queue that falls far behind leaves out its oldest motions", async () => {
  const { queue, started, end } = stand();
  const many = Array.from({ length: 40 }, () => motionOf([act(500)]));
  queue.add([motion()]);
  for (const each of many) queue.add([each]);
  for (let i = 0; i < 41; i++) await end();
  expect(started.length).toBeLessThan(20);
  expect(started.at(-1)).toBe(many.at(-1));
});

test("what plays is hastened when others act meanwhile", () => {
  const { queue, paces } = stand();
  queue.add([motionOf([act(700)])]);
  for (let i = 0; i < 4; i++) queue.add([motionOf([act(700)])]);
  expect(paces[0]).toBe(1);
  expect(paces.at(-1)).toBeGreaterThan(1);
});

test("what came together plays at its own speed, however long it is", () => {
  const { queue, paces } = stand();
  queue.add([motionOf([act(900)]), motionOf([act(1400)])]);
  expect(paces).toEqual([1]);
});

test("five things of 0.9 s each that happen at once are over within 2.6 s", () => {
  const taken = [3600, 2700, 1800, 900, 0].reduce((sum, behind) => sum + 900 / paceFor(behind), 0);
  expect(taken).toBeLessThanOrEqual(2600);
});

test("motions that go along with another one play at the same time and hide what both hide", () => {
  const along = motionOf([act(300)], { veils: ["card:a"], along: true });
  const [one, ...more] = gathered([motion("discard"), along]);
  expect(more).toEqual([]);
  expect(one?.veils).toEqual(["discard", "card:a"]);
  expect(one && lengthOf(one.act)).toBe(300);
});

test("an act is as long as its parts: one after another, at once, or staggered", () => {
  expect(lengthOf(row(act(100), sound("draw"), act(200)))).toBe(300);
  expect(lengthOf(chorus(act(100), act(200)))).toBe(200);
  expect(lengthOf(staggered(60, [act(100), act(100), punch("pile")]))).toBe(120 + lengthOf(punch("pile")));
});

test("a plate that is hidden is shown as it was, and everything else as it is", () => {
  const table = new Seated({ hands: [["skip"], ["favor"], ["favor"]], drawPile: ["exploding-kitten"], turn: 1 });
  const before = table.scene;
  const prints = before.prints;
  table.step(1, { type: "draw" });
  const scene = { ...table.scene, prints };
  const seen = masked(scene, before, (anchor) => anchor === "seat:1");
  expect(seen.seats.map(({ state }) => state)).toEqual(["here", "here"]);
  expect(seen.seats[1]).toBe(scene.seats[1]);
  expect(masked(scene, before, () => false)).toBe(scene);
});

test("a hand that is flung out stays until it is seen why", () => {
  const table = new Seated({ hands: [["skip"], ["favor"], ["favor"]], drawPile: ["exploding-kitten"] });
  const before = table.scene;
  table.step(0, { type: "draw" });
  const scene = { ...table.scene, prints: before.prints };
  expect(scene.hand).toEqual([]);
  expect(masked(scene, before, (anchor) => anchor === "hand").hand).toBe(before.hand);
});

test("nothing is kept of another game", () => {
  const scene = new Seated({ hands: [["skip"], ["favor"]] }).scene;
  const other = new Seated({ hands: [["skip"], ["nope"]] }).scene;
  expect(masked(scene, other, () => true)).toBe(scene);
});
