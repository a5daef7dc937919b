import { describe, expect, test } from "vitest";
import { SoakActivity } from "../../tools/soak/activity.ts";
import { faultsIn, judgeRun } from "../../tools/soak/check.ts";
import type { SoakCounts } from "../../tools/soak/counts.ts";
import type { Reading } from "../../tools/soak/samples.ts";
import { run } from "./run.ts";

const reportOf = (out: string) => JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");

describe("npm run soak", () => {
  // The tool waits three times until the server has closed every table.
  const patience = { timeout: 300_000 };

  test("leaves the server in its initial state after clients play and leave", patience, async () => {
    const { code, out, err } = await run("soak", "--minutes", "0.15", "--json");
    expect(code, err).toBe(0);
    const report = reportOf(out);
    expect(report).toMatchObject({ minutes: 0.15, tables: { start: 2, end: 2 }, errors: 0, disconnects: 0 });
    for (const figure of ["opened", "watched", "cameBack", "commands"])
      expect(report[figure], figure).toBeGreaterThan(0);
    for (const { start, end } of [report.handles, report.timers, report.roomsInMemory])
      expect(end).toBeLessThanOrEqual(start);
    expect(err.match(/^minute /gm)).toHaveLength(3);
  });

  test("holds idle connections, and reports their memory", async () => {
    const { code, out, err } = await run("soak", "--idle", "7", "--minutes", "0.02", "--json");
    expect(code, err).toBe(0);
    expect(reportOf(out)).toMatchObject({ idle: 7, errors: 0, disconnects: 0, left: [] });
    expect(reportOf(out).kbPerConnection).toEqual(expect.any(Number));
  });

  test("holds idle lines instead of players at tables", async () => {
    const { code, out, err } = await run("soak", "--idle", "7", "--line", "--minutes", "0.02", "--json");
    expect(code, err).toBe(0);
    expect(reportOf(out)).toMatchObject({ idle: 7, errors: 0, disconnects: 0, left: [] });
  });

  test.each([
    ["--line", ["--line"]],
    ["--minutes", ["--minutes", "0"]],
    ["--minutes", ["--minutes", "soon"]],
    ["--idle", ["--idle", "-1"]],
    ["--idle", ["--idle", "30000"]],
    ["--loud", ["--loud"]],
  ])("exits with 2 and names the wrong option %s", async (option, line) => {
    const { code, err } = await run("soak", ...line);
    expect(code).toBe(2);
    expect(err).toContain(option);
  });
});

describe("the soak report", () => {
  const mb = 1024 * 1024;
  const calm: SoakCounts = {
    bytes: 200 * mb,
    heapBytes: 50 * mb,
    handles: 3,
    timers: 14,
    rooms: 1,
    roomsInMemory: 9,
    cpuMicros: { before: 0, after: 0 },
  };

  /** Half an hour with one measurement of the server per minute. */
  const halfHour = (after: (minute: number) => Partial<SoakCounts>): readonly string[] => {
    const readings: Reading[] = Array.from({ length: 30 }, (_, index) => {
      const census = { ...calm, ...after(index + 1) };
      return { minute: index + 1, amid: census, after: census };
    });
    const doings = new SoakActivity();
    Object.assign(doings, { opened: 1, cameBack: 1, left: 1, watched: 1, games: 1, replayed: 1 });
    return faultsIn(judgeRun(30, { start: calm, readings, doings }));
  };

  test("accepts a server with memory that grows for five minutes and then stays constant", () => {
    expect(halfHour((minute) => ({ bytes: (200 + 10 * Math.min(minute, 5)) * mb }))).toEqual([]);
  });

  test("reports memory that grows by more than ten MB after the first five minutes", () => {
    expect(halfHour((minute) => ({ bytes: (200 + minute / 2) * mb }))).toEqual([
      "memory at the end: expected at most 10 MB more than after five minutes, got 12.5",
      "memory as a slope: expected at most 10 MB more than after five minutes, got 12.5",
    ]);
  });

  test("reports growth that a low last reading hides", () => {
    const faults = halfHour((minute) => ({ bytes: (minute === 30 ? 200 : 200 + minute) * mb }));
    expect(faults).toEqual([expect.stringContaining("memory as a slope")]);
  });

  test.each(["handles", "timers", "rooms", "roomsInMemory"] as const)("reports growing %s", (count) => {
    expect(halfHour(() => ({ [count]: 99 }))).toEqual([expect.stringContaining("as at the start, got 99")]);
  });
});
