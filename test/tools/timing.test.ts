import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/core/rng.ts";
import { compare } from "../../tools/timing/statistics.ts";
import { run } from "./run.ts";

const samples = (count: number, above: number) => {
  const random = seededRandom(`${count} ${above}`);
  return Array.from({ length: count }, () => random() + above);
};

describe("two samples", () => {
  test("of the same kind are indistinguishable", () => {
    const { auc, interval } = compare(samples(500, 0), samples(400, 0), seededRandom("a"));
    expect(auc).toBeLessThan(0.55);
    expect(interval[0]).toBeLessThan(0);
    expect(interval[1]).toBeGreaterThan(0);
  });

  test("that do not overlap are always distinguished", () => {
    const one = samples(100, 0);
    expect(compare(one, samples(100, 2), seededRandom("a"))).toMatchObject({ auc: 1, told: 1 });
    expect(compare(samples(100, 2), one, seededRandom("a"))).toMatchObject({ auc: 1, told: 1 });
  });

  test("that overlap in half of their values are distinguished at the expected rate", () => {
    const { auc, told, difference, interval } = compare(samples(600, 0), samples(600, 0.5), seededRandom("a"));
    expect(auc).toBeCloseTo(0.875, 1);
    expect(told).toBeCloseTo(0.75, 1);
    expect(difference).toBeGreaterThan(interval[0]);
    expect(difference).toBeLessThan(interval[1]);
    expect(interval[1] - interval[0]).toBeLessThan(0.2);
  });
});

describe("npm run timing", () => {
  test("ends with one JSON object about the measurement", async () => {
    const { out } = await run("timing", "--passes", "3", "--seed", "a", "--json");
    const comparison = { medians: [expect.any(Number), expect.any(Number)], auc: expect.any(Number) };
    expect(JSON.parse(out)).toMatchObject({ passes: 3, seed: "a", trip: comparison, offBeat: comparison });
  });

  test("rejects an invalid number of passes by the name of the option", async () => {
    const { code, err } = await run("timing", "--passes", "none");
    expect([code, err]).toEqual([2, expect.stringContaining("--passes")]);
  });
});
