import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { replayChairs } from "../../client/features/replay/replay-chairs.ts";
import { LessonSource } from "../../client/features/tutorial/lesson-source.ts";
import { deal, lesson } from "../../client/games/kittens/lesson.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";

const { newcomer, steps } = lesson;
const chairs = replayChairs(["Ann", "Mochi", "Biscuit"].map((name) => ({ kind: "bot", name, avatar: "01" })));

const mine = steps.flatMap((step) => ("expected" in step ? step.expected : []));

describe("the lesson", () => {
  test("is a game by the rules, won by the newcomer", () => {
    const state = stateAt(deal, "any seed");
    for (const step of steps) {
      const [seat, command] = "seat" in step ? [step.seat, step.command] : [newcomer, step.expected];
      expect(kittens.step(state, seat, command)).toMatchObject({ ok: true });
    }
    expect(kittens.outcome(state)?.winners).toEqual([newcomer]);
  });

  test("has the number of kittens required by the rules (K13)", () => {
    const all = [...deal.drawPile, ...deal.hands.flat()];
    expect(all.filter((card) => card === "exploding-kitten")).toHaveLength(deal.hands.length - 1);
  });

  test("lets the newcomer draw, play, Nope, defuse and hide a kitten", () => {
    expect(new Set(mine.map(({ type }) => type))).toEqual(new Set(["draw", "play", "nope", "save", "insert"]));
  });

  test("is short: the other players take fewer than twenty steps", () => {
    expect(steps.length - mine.length).toBeLessThan(20);
  });
});

describe("at the table of the lesson", () => {
  let link: LessonSource;

  beforeEach(() => {
    vi.useFakeTimers();
    link = new LessonSource(lesson, chairs, () => 1000);
  });

  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  /** Lets the display catch up and the others play until the newcomer has a task. */
  const rest = () => {
    for (let step = link.table.value.seq - 1; step !== link.table.value.seq; vi.advanceTimersByTime(1000)) {
      step = link.table.value.seq;
      link.continueScript();
    }
  };

  test("only the expected command is executed, and other tries are counted", async () => {
    link.continueScript();
    await link.act({ type: "draw" });
    rest();
    const before = link.table.value;
    await link.act({ type: "pass" });
    expect(link.table.value).toBe(before);
    expect(link.task.value?.strays).toBe(1);
    await link.act({ type: "nope" });
    expect(link.table.value).not.toBe(before);
  });

  test("no task is set while the others play", async () => {
    link.continueScript();
    expect(link.task.value).not.toBeNull();
    await link.act({ type: "draw" });
    link.continueScript();
    expect(link.task.value).toBeNull();
    const before = link.table.value;
    await link.act({ type: "draw" });
    expect(link.table.value).toBe(before);
  });

  test("no task is set and no move is made until the display has caught up", async () => {
    vi.advanceTimersByTime(10_000);
    expect(link.task.value).toBeNull();
    const first = link.table.value;
    await link.act({ type: "draw" });
    expect(link.table.value).toBe(first);
    link.continueScript();
    await link.act({ type: "draw" });
    const before = link.table.value;
    vi.advanceTimersByTime(10_000);
    expect(link.table.value).toBe(before);
  });

  test("the task stays the same, however often the display catches up", async () => {
    link.continueScript();
    await link.act({ type: "pass" });
    link.continueScript();
    expect(link.task.value?.strays).toBe(1);
  });

  test("the others are said to play only once the display shows it", async () => {
    link.continueScript();
    expect(link.othersPlay.value).toBe(false);
    await link.act({ type: "draw" });
    expect(link.othersPlay.value).toBe(false);
    link.continueScript();
    expect(link.othersPlay.value).toBe(true);
    rest();
    expect(link.othersPlay.value).toBe(false);
    expect(link.task.value).not.toBeNull();
  });

  test("the other hands and the pile are hidden as in any game", () => {
    expect(JSON.stringify([link.table.value, link.history.value])).not.toContain("exploding-kitten");
    expect(JSON.stringify(link.history.value)).not.toContain("favor");
  });

  test("the game is over after the last step", async () => {
    for (const command of mine) {
      rest();
      await link.act(command);
    }
    rest();
    expect(link.table.value.phase).toBe("over");
  });
});
