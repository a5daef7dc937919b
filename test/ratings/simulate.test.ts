import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/core/rng.ts";
import { farming } from "../../tools/ratings/farming.ts";
import { measure } from "../../tools/ratings/measure.ts";
import { luceWorlds } from "../../tools/ratings/worlds.ts";
import { run } from "../tools/run.ts";

const [two] = luceWorlds;
if (!two) throw new Error("no world of two");

const season = (seed: string, games = 4000) =>
  measure({ world: two, players: 100, games, isOpen: true, tuning: null }, seededRandom(seed), () => {});

describe("a season of players of known strength", () => {
  test("is reproducible with the same seed and differs with another", () => {
    const first = season("a", 1000);
    expect(season("a", 1000)).toEqual(first);
    expect(season("b", 1000)).not.toEqual(first);
  });

  test("has ratings that find a class, predict games, do not drift and have the right uncertainty", () => {
    const { found, logLoss, uniformLogLoss, drift, covered } = season("any", 12_000);
    expect(found).toBeGreaterThanOrEqual(0.9);
    expect(logLoss).toBeLessThan(uniformLogLoss - 0.05);
    expect(Math.abs(drift)).toBeLessThan(25);
    expect(covered).toBeGreaterThan(0.9);
    expect(covered).toBeLessThan(0.98);
  });

  test("finds no strength in a game without skill", () => {
    const world = { ...two, play: (skills: readonly number[]) => skills.map((_, seat) => seat + 1) };
    const { found } = measure(
      { world, players: 100, games: 2000, isOpen: false, tuning: null },
      seededRandom("a"),
      () => {},
    );
    expect(found).toBeLessThan(0.7);
  });
});

describe("rating farming", () => {
  const cases = farming();

  test("gains less by a hundred games than by ten honest wins with every ring of helpers", () => {
    const worthIt = cases.filter(({ farmedGain, honestGain }) => farmedGain >= honestGain);
    expect(worthIt).toEqual([]);
  });

  test.each([
    "at once",
    "lose on purpose",
    "sixteen helpers",
    "grown by",
    "table of 2",
    "table of 5",
    "new,",
    "established,",
  ])("has cases with %j", (what) => {
    expect(cases.filter(({ name }) => name.includes(what)).length).toBeGreaterThanOrEqual(6);
  });
});

describe("npm run ratings", () => {
  test.each([
    [["simulate", "--games", "10"], "expected a whole number from 1000, got 10"],
    [["simulate", "--players", "many"], "expected a whole number from 10, got many"],
    [["foretell"], "unknown command 'foretell'"],
  ])("rejects %j with exit code 2", async (line, message) => {
    const { code, err } = await run("ratings", ...line);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
