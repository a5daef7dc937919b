import { describe, expect, test } from "vitest";
import { run } from "./run.ts";

const line = ["--edition", "original", "--players", "3", "--games", "20"];

const reportOf = async (...more: readonly string[]) => {
  const { code, out } = await run("simulate", ...line, ...more, "--json");
  const last = out.trimEnd().split("\n").at(-1) ?? "";
  return { code, report: JSON.parse(last) };
};

describe("npm run simulate", () => {
  test("ends with one JSON object about the played games", async () => {
    const { code, report } = await reportOf("--seed", "a", "--bots", "steady,random", "--check");
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual([
      "edition",
      "players",
      "games",
      "finished",
      "commands",
      "seconds",
      "winsBySeat",
      "winsByBot",
      "shares",
      "msPerDecision",
      "digest",
    ]);
    expect(report).toMatchObject({ edition: "original", players: 3, games: 20, finished: 20 });
    const [one, two, three] = report.winsBySeat;
    expect(one + two + three).toBe(20);
    expect(report.winsByBot).toEqual({ steady: one + three, random: two });
  });

  test("reports the share of each bot with a standard error, and its processor time", async () => {
    const { report } = await reportOf("--seed", "a", "--bots", "steady,random");
    const { steady, random } = report.shares;
    expect(steady.share).toBe(report.winsByBot.steady / 20);
    expect(steady.share + random.share).toBeCloseTo(1);
    expect(steady.error).toBeCloseTo(Math.sqrt((steady.share * random.share) / 19), 3);
    expect(report.msPerDecision.steady).toEqual({
      p50: expect.any(Number),
      p95: expect.any(Number),
      max: expect.any(Number),
    });
  });

  test("plays the same games with several threads, also for stateful bots with rotating seats", async () => {
    const bots = ["--seed", "a", "--bots", "expert,oracle,steady", "--rotate", "--games", "2"];
    const [alone, together] = await Promise.all([reportOf(...bots), reportOf(...bots, "--threads", "2")]);
    const { seconds, msPerDecision, ...games } = alone.report;
    expect(together.code).toBe(0);
    expect(together.report).toMatchObject(games);
  });

  test("rotates the bots by one seat with each game, on request", async () => {
    const { report } = await reportOf("--seed", "a", "--bots", "steady,random,random", "--rotate", "--games", "90");
    expect(Math.min(...report.winsBySeat)).toBeGreaterThan(15);
  });

  test("has the same digest for the same arguments, with and without checks, and another one for others", async () => {
    const [first, again, otherSeed, otherOptions] = await Promise.all([
      reportOf("--seed", "a"),
      reportOf("--seed", "a", "--check"),
      reportOf("--seed", "b"),
      reportOf("--seed", "a", "--options", "no-combos"),
    ]);
    expect(again.report.digest).toBe(first.report.digest);
    expect(otherSeed.report.digest).not.toBe(first.report.digest);
    expect(otherOptions.report.digest).not.toBe(first.report.digest);
  });

  test.each([
    [["--edition", "orignal"], "'--edition <id>' argument 'orignal' is invalid. Allowed choices are original"],
    [["--players", "6"], "'--players': expected 2 to 5, got 6"],
    [["--games", "some"], "'--games <n>' argument 'some' is invalid. expected a whole number from 1, got some"],
    [["--bots", "clever"], "'--bots': expected random, easy, steady, expert, oracle, got clever"],
    [["--bots", "steady:cheerful"], "'--bots': expected random, easy, steady, expert, oracle, got steady:cheerful"],
    [["--options", "fast"], "'--options': expected combos, no-combos (what original offers), got fast"],
    [["--edition", "love-letter", "--options", "fast"], "expected nothing (what love-letter offers), got fast"],
  ])("exits with 2 on %j, and prints the expected and the given value", async (wrong, message) => {
    const { code, err } = await run("simulate", ...line, "--seed", "a", ...wrong);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test("exits with 2 without a seed", async () => {
    const { code, err } = await run("simulate", ...line);
    expect(code).toBe(2);
    expect(err).toContain("'--seed <text>' not specified");
  });
});
