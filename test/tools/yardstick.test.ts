import { describe, expect, test } from "vitest";
import type { Load } from "../../loadtest/arguments.ts";
import { judge } from "../../loadtest/limits.ts";
import type { Report } from "../../loadtest/run.ts";
import { defaultSettingsOf } from "../../shared/net/settings.ts";
import { games } from "../../shared/registry.ts";
import { missedLimits } from "../../tools/bench/engine-speed.ts";
import { atLeastOnSlow, atMostOnSlow, isMet, roundsAtMost } from "../../tools/bench-client/measure.ts";
import { yardstickRound } from "../../tools/yardstick/round.ts";

test("a round of the yardstick always does the work that the limits are stated for", () => {
  expect([yardstickRound(), yardstickRound()]).toEqual([1216521262, 1216521262]);
});

describe("the load test", () => {
  const load: Load = {
    ...{
      rooms: 50,
      spectators: 0,
      seconds: 20,
      thinkMs: 0,
      url: null,
      restart: false,
      cluster: null,
      profile: false,
      json: true,
    },
    settings: defaultSettingsOf(games.editions.info("original"), 5),
  };
  const report: Report = {
    ...{ rooms: 50, players: 5, seconds: 20, gamesFinished: 9, commands: 1000, refused: 0, errors: 0, disconnects: 0 },
    ...{ p50Ms: 5, p99Ms: 8, commandsPerSecond: 5000, cpuMicrosPerCommand: 100, clientMicrosPerCommand: 100 },
    ...{ bytesPerCommand: 260, framesPerCommand: 3, rssKbPerRoom: 130, commandsPerYardstick: 1000 },
    ...{ yardstickMicros: 750, contention: 1.1, syncMs: 1 },
  };
  const waiting: Load = { ...load, rooms: 200, thinkMs: 1000 };
  const killed: Load = { ...load, rooms: 7, cluster: { nodes: 3, blow: { kind: "kill" }, compare: false } };

  const missed = (figures: Report, under: Load) => judge(figures, under).missed;

  test("accepts the cost of a command whatever the machine's speed, as long as the yardstick slows as much", () => {
    const slow = { cpuMicrosPerCommand: 1000, commandsPerSecond: 500, yardstickMicros: 25_000 };
    expect(missed({ ...report, ...slow }, load)).toEqual([]);
  });

  test("reports a server that handles fewer commands in a round of the yardstick", () => {
    expect(missed({ ...report, commandsPerYardstick: 1 }, load)).toEqual([
      expect.stringMatching(/^commandsPerYardstick: expected at least 5, got 1$/),
    ]);
  });

  test("limits bytes, frames and memory on every machine", () => {
    const slow = { yardstickMicros: 25_000 };
    expect(missed({ ...report, ...slow, bytesPerCommand: 301, framesPerCommand: 7 }, load)).toHaveLength(2);
    expect(missed({ ...report, ...slow, rssKbPerRoom: 151 }, waiting)).toEqual([
      "rssKbPerRoom: expected at most 150, got 151",
    ]);
  });

  test("has limits for the costs of documented loads only, because they depend on the load", () => {
    expect(missed({ ...report, commandsPerYardstick: 1 }, { ...load, rooms: 2 })).toEqual([]);
    expect(missed({ ...report, commandsPerYardstick: 1 }, { ...load, spectators: 5 })).toEqual([]);
  });

  test("limits waits, and lets a slow machine and a slow disk take longer", () => {
    const late = { ...report, p99Ms: 20 };
    expect(missed(late, waiting)).toEqual(["p99Ms: expected at most 11, got 20"]);
    expect(missed({ ...late, yardstickMicros: 1500 }, waiting)).toEqual([]);
    expect(missed({ ...late, syncMs: 6 }, waiting)).toEqual([]);
  });

  test("does not shorten waits on a fast machine, because timers are the same there", () => {
    const fast = { ...report, yardstickMicros: 500, comebackMedianMs: 1900, comebackLastMs: 4900 };
    expect(missed(fast, killed)).toEqual([]);
    expect(missed({ ...fast, comebackLastMs: 5100 }, killed)).toEqual([
      "comebackLastMs: expected at most 5000, got 5100",
    ]);
  });

  test("judges neither speed nor waits while other programs take the processors, but counts", () => {
    const busy = { ...report, contention: 2.1 };
    expect(judge({ ...busy, commandsPerYardstick: 1 }, load)).toEqual({
      missed: [],
      unjudged: [expect.stringMatching(/^commandsPerYardstick: .*, but other programs took the processors$/)],
    });
    expect(missed({ ...busy, p99Ms: 100 }, waiting)).toEqual([]);
    expect(missed({ ...busy, bytesPerCommand: 301 }, load)).toHaveLength(1);
  });
});

test("bench reports rules that play fewer commands in a round of the yardstick than their limit", () => {
  const speed = { commandsPerSecond: 1, yardstickMicros: 9_000_000, limit: 2000 };
  expect(missedLimits({ original: { ...speed, commandsPerYardstick: 2000 } })).toEqual([]);
  expect(missedLimits({ original: { ...speed, commandsPerYardstick: 1999 } })).toEqual([
    "original: expected at least 2000 commands during a round of the yardstick, got 1999",
  ]);
});

describe("bench:client", () => {
  test("measures work in rounds of the yardstick", () => {
    expect(roundsAtMost(100, "opening", 500, 5)).toMatchObject({ value: 100, unit: "rounds", ms: 500 });
    expect(isMet(roundsAtMost(100, "opening", 5000, 50))).toBe(true);
    expect(isMet(roundsAtMost(100, "opening", 500, 4))).toBe(false);
  });

  test("lets a slow machine lose frames and stall longer, but demands no more of a fast one", () => {
    const usual = { slower: 4, yardstickMs: 3 };
    const [slow, fast] = [
      { ...usual, yardstickMs: 6 },
      { ...usual, yardstickMs: 1 },
    ];
    const stall = (ms: number, speed: typeof usual) => isMet(atMostOnSlow(600, "ms", "stall", ms, speed));
    const frames = (rate: number, speed: typeof usual) => isMet(atLeastOnSlow(50, "frames/s", "event", rate, speed));
    expect([stall(601, usual), stall(1200, slow), stall(600, fast)]).toEqual([false, true, true]);
    expect([frames(49, usual), frames(25, slow), frames(50, fast)]).toEqual([false, true, true]);
  });
});
