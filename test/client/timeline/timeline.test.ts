import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { animation, land, wait } from "../../../client/table/animations/animation.ts";
import { fastest, maxLagMs } from "../../../client/timeline/pace.ts";
import { accompanying, Stand } from "./stand.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the displayed moment", () => {
  test("moves when the animation lands, not before", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    await pass(399);
    expect(stand.picture).toBe("start");
    await pass(1);
    expect(stand.picture).toBe("start a");
  });

  test("moves at the end of an animation without a landing", async () => {
    const stand = new Stand().attach();
    stand.motions.a = animation(wait(700));
    stand.step("a");
    await pass(699);
    expect(stand.picture).toBe("start");
    await pass(1);
    expect(stand.picture).toBe("start a");
  });

  test("moves event by event, in order, each after the previous animation", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b", "c");
    const seen: string[] = [];
    const end = stand.timeline.table.subscribe(() => void seen.push(stand.picture));
    await pass(10_000);
    end();
    expect(seen).toEqual(["start", "start a", "start a b", "start a b c"]);
  });

  test("is the same for events with a common animation", async () => {
    const stand = new Stand().attach();
    stand.motions.b = accompanying;
    stand.step("a", "b");
    expect(stand.begun).toBe(1);
    await pass(400);
    expect(stand.picture).toBe("start a b");
  });

  test("stays at the table if a step has no events for the viewer", () => {
    const stand = new Stand().attach();
    stand.step();
    expect(stand.timeline.table.value).toBe(stand.table.value);
    expect(stand.timeline.isIdle.value).toBe(true);
  });

  test("has a story that ends with it", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b");
    const story = () => stand.timeline.history.value?.events.map(({ type }) => type);
    expect(story()).toEqual(["start"]);
    await pass(400);
    expect(story()).toEqual(["start", "a"]);
    await pass(1000);
    expect(story()).toEqual(["start", "a", "b"]);
  });

  test("has no pending decision and no running clock until it reaches the table", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b");
    await pass(400);
    expect(stand.shown).toMatchObject({ midway: true, clock: null, beatEndsAt: null });
    await pass(1000);
    expect(stand.shown).toBe(stand.table.value);
  });

  test("has the step's number, so that a command refers to the displayed state and not to a newer one", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    stand.step("b");
    expect([stand.shown.seq, stand.table.value.seq]).toEqual([2, 3]);
    await pass(10_000);
    expect(stand.shown.seq).toBe(3);
  });

  test("includes current data that is not part of the story", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    stand.table.value = { ...stand.table.value, closing: true };
    expect([stand.picture, stand.shown.closing]).toEqual(["start", true]);
  });
});

describe("a second step", () => {
  test("waits for the animations of the first", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    await pass(200);
    stand.step("b");
    expect([stand.begun, stand.picture]).toEqual([1, "start"]);
    await pass(10_000);
    expect([stand.begun, stand.picture]).toEqual([2, "start a b"]);
  });

  test("speeds up the animations of the first, and its own if a third one waits", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    stand.step("b");
    stand.step("c");
    await pass(400 / 1.5);
    expect(stand.picture).toBe("start a");
    await pass(2000);
    expect(stand.picture).toBe("start a b c");
  });

  test("plays at normal speed if no other step waits", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    await pass(5000);
    stand.step("b");
    await pass(399);
    expect(stand.picture).toBe("start a");
  });
});

describe("a display that lags far behind", () => {
  const many = Array.from({ length: 40 }, (_, index) => `e${index}`);

  test("skips the oldest animations and plays the newest", async () => {
    const stand = new Stand().attach();
    for (const event of many) stand.step(event);
    expect(stand.picture.split(" ").length).toBeGreaterThan(20);
    expect(stand.begun).toBeLessThan(many.length);
    await pass(maxLagMs + 1000);
    expect(stand.picture).toBe(["start", ...many].join(" "));
  });

  test("plays at most at the maximum speed", async () => {
    const stand = new Stand().attach();
    for (const event of many) stand.step(event);
    const before = stand.begun;
    await pass(1000 / fastest - 1);
    expect(stand.begun).toBe(before);
  });
});

describe("a viewer with a decision", () => {
  test("sees the table at once, and the animation plays over it", async () => {
    const stand = new Stand().attach();
    stand.patience = 0;
    stand.step("a", "b");
    expect(stand.shown).toBe(stand.table.value);
    expect([stand.told, stand.begun]).toEqual([["a", "b"], 1]);
    expect(stand.timeline.isIdle.value).toBe(false);
    await pass(1000);
    expect(stand.timeline.isIdle.value).toBe(true);
  });

  test("does not wait for earlier events either", () => {
    const stand = new Stand().attach();
    stand.step("a", "b", "c");
    stand.patience = 0;
    stand.step("d");
    expect([stand.picture, stand.told]).toEqual(["start a b c d", ["a", "b", "c", "d"]]);
  });

  test("waits at most the given time, for any number of animations", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b", "c", "d");
    stand.patience = 1500;
    stand.step("e", "f", "g");
    expect(stand.shown.midway).toBe(true);
    await pass(1500);
    expect(stand.shown).toBe(stand.table.value);
  });

  test("waits at most the given time, even for animations that never end", async () => {
    const stand = new Stand().attach();
    stand.motions.a = animation(wait(60_000), land());
    stand.patience = 1500;
    stand.step("a");
    await pass(1500);
    expect(stand.shown).toBe(stand.table.value);
  });

  test("sees normal speed if there is enough time", async () => {
    const stand = new Stand().attach();
    stand.patience = 3000;
    stand.step("a");
    await pass(399);
    expect(stand.picture).toBe("start");
  });

  test("still sees the end of an animation with an early landing", async () => {
    const stand = new Stand().attach();
    stand.motions.a = animation(land(), wait(4000));
    stand.patience = 2000;
    stand.step("a");
    await pass(100);
    expect([stand.picture, stand.timeline.isIdle.value]).toEqual(["start a", false]);
  });
});

describe("the display shows the current table", () => {
  test("after a gap in the story", () => {
    const stand = new Stand().attach();
    stand.step("a", "b");
    stand.gap("start", "a", "b", "x");
    expect(stand.shown).toBe(stand.table.value);
    expect(stand.timeline.isIdle.value).toBe(true);
  });

  test("while the connection is lost", () => {
    const stand = new Stand().attach();
    stand.step("a", "b");
    stand.connection.value = "lost";
    expect(stand.shown).toBe(stand.table.value);
  });

  test("after a jump, and no animation continues", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b");
    stand.timeline.jump();
    expect([stand.shown, stand.timeline.isIdle.value]).toEqual([stand.table.value, true]);
    await pass(10_000);
    expect(stand.begun).toBe(1);
  });

  test("before there is a stage for animations", () => {
    const stand = new Stand();
    stand.step("a");
    expect([stand.shown, stand.told]).toEqual([stand.table.value, ["a"]]);
  });
});

test("a jump tells whether the display lagged, and not merely whether an animation ran", async () => {
  const stand = new Stand().attach();
  stand.step("a");
  await pass(500);
  expect(stand.timeline.isIdle.value).toBe(false);
  expect(stand.timeline.jump()).toBe(false);
  stand.step("b");
  expect(stand.timeline.jump()).toBe(true);
  expect(stand.timeline.jump()).toBe(false);
});

test("later events are animated after a jump", async () => {
  const stand = new Stand().attach();
  stand.step("a");
  stand.timeline.jump();
  stand.step("b");
  expect(stand.picture).toBe("start a");
  await pass(400);
  expect(stand.picture).toBe("start a b");
});

describe("a new game", () => {
  test("is dealt from empty hands, for any displayed end of the last one", async () => {
    const stand = new Stand().attach();
    stand.step("a");
    stand.step("dealt");
    expect([stand.picture, stand.told]).toEqual(["", ["a"]]);
    await pass(400);
    expect(stand.picture).toBe("dealt");
  });

  test("is dealt from empty hands if only its deal happened before the stage was attached", async () => {
    const stand = new Stand();
    stand.step("dealt");
    stand.attach();
    expect(stand.picture).toBe("");
    await pass(400);
    expect(stand.picture).toBe("dealt");
  });
});

describe("the display reports each event exactly once, in order", () => {
  test("at the time when it shows the event", async () => {
    const stand = new Stand().attach();
    stand.motions.b = accompanying;
    stand.step("a", "b", "c");
    await pass(200);
    expect(stand.told).toEqual([]);
    await pass(200);
    expect(stand.told).toEqual(["a", "b"]);
    await pass(10_000);
    expect(stand.told).toEqual(["a", "b", "c"]);
  });

  test("also if it skips some of them", async () => {
    const stand = new Stand().attach();
    stand.step("a", "b", "c");
    await pass(400);
    stand.timeline.jump();
    stand.step("d");
    stand.gap("start");
    await pass(10_000);
    expect(stand.told).toEqual(["a", "b", "c", "d"]);
  });

  test("also if it lags far behind", async () => {
    const stand = new Stand().attach();
    const many = Array.from({ length: 40 }, (_, index) => `e${index}`);
    for (const event of many) stand.step(event);
    await pass(60_000);
    expect(stand.told).toEqual(many);
  });
});

test("the display is at rest only if it shows the current table and no animation runs", async () => {
  const stand = new Stand().attach();
  expect(stand.timeline.isIdle.value).toBe(true);
  stand.step("a", "b");
  const rests: boolean[] = [];
  const end = stand.timeline.isIdle.subscribe((atRest) => void rests.push(atRest));
  await pass(1400);
  expect([stand.shown, stand.timeline.isIdle.value]).toEqual([stand.table.value, false]);
  await pass(600);
  end();
  expect(rests).toEqual([false, true]);
});
