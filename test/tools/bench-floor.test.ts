import { describe, expect, test } from "vitest";
import { installBoardgameIo } from "../../tools/bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "../../tools/bench-floor/boardgame-io/line.ts";
import { compared, type Figures, faultsOf } from "../../tools/bench-floor/figures.ts";
import { startFloor } from "../../tools/bench-floor/floor/line.ts";
import { type OtherServer, runOther } from "../../tools/bench-floor/other-server.ts";
import { startSameWork } from "../../tools/bench-floor/same-work/line.ts";
import { run } from "./run.ts";

const figures: Figures = {
  cpuMicrosPerCommand: 100,
  bytesPerCommand: 4000,
  framesPerCommand: 5,
  p99Ms: 10,
  commandsPerSecond: 3000,
  failures: 0,
};

describe("npm run bench:floor", () => {
  test("ends with the figures of all servers from one run, and their ratios", { timeout: 240_000 }, async () => {
    const { out, err } = await run("bench-floor", "--rooms", "1", "--players", "3", "--seconds", "1", "--json");
    const report = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
    expect(Object.keys(report), err).toEqual(["ours", "floor", "sameWork", "ratio", "ratioSameWork", "ratiosSameWork"]);
    expect(Object.keys(report.ratio)).toEqual(["cpu", "bytes", "frames", "memory", "p99"]);
    for (const side of [report.ours, report.floor, report.sameWork]) {
      expect(side.failures).toBe(0);
      expect(side.commandsPerSecond).toBeGreaterThan(0);
    }
    expect(report.ratio.bytes).toBeLessThan(1);
    expect(report.ratioSameWork).toBeGreaterThan(0);
  });

  test.each([
    ["--players", ["--players", "9"]],
    ["--edition", ["--edition", "poker"]],
    ["--rooms", ["--rooms", "0"]],
    ["--think", ["--think", "long"]],
    ["--loud", ["--loud"]],
  ])("exits with 2 and names the wrong option %s", async (option, line) => {
    const { code, err } = await run("bench-floor", ...line);
    expect(code).toBe(2);
    expect(err).toContain(option);
  });
});

test("bench:floor reports more processor time or bytes than the limits of its two floors", () => {
  const sameWork = { ...figures, cpuMicrosPerCommand: 200 };
  const ofOurs = (ours: Partial<Figures>) =>
    faultsOf(
      compared([{ ours: { ...figures, ...ours }, floor: figures, sameWork }], { ours: 50, floor: 25, sameWork: 30 }),
    );
  expect(ofOurs({ cpuMicrosPerCommand: 290, bytesPerCommand: 4000 })).toEqual([]);
  expect(ofOurs({ cpuMicrosPerCommand: 295 })).toEqual(["cpu: expected at most 2.9 of the floor, got 2.95"]);
  expect(ofOurs({ cpuMicrosPerCommand: 310 })).toContain(
    "cpu: expected at most 1.5 of the floor that does the same work, got 1.55",
  );
  expect(ofOurs({ bytesPerCommand: 4400 })).toEqual(["bytes: expected at most 1 of the floor, got 1.1"]);
  expect(ofOurs({ failures: 1 })).toEqual(["failures of ours: expected none, got 1"]);
});

async function sendsEverySeatItsView(server: OtherServer, edition: string, players: number): Promise<void> {
  try {
    const { failures, framesPerCommand, commandsPerSecond } = await runOther(server, {
      ...{ edition, players },
      ...{ rooms: 2, seconds: 2, thinkMs: 0 },
    });
    expect(failures).toBe(0);
    expect(commandsPerSecond).toBeGreaterThan(0);
    expect(framesPerCommand).toBeGreaterThan(players - 1);
  } finally {
    await server.stop();
  }
}

test.each([
  ["the floor", startFloor, "original", 5],
  ["the floor", startFloor, "love-letter", 6],
  ["the floor that does the same work", startSameWork, "original", 5],
  ["the floor that does the same work", startSameWork, "love-letter", 6],
])("%s plays whole games and sends every seat its view after every step", async (_, start, edition, players) => {
  await sendsEverySeatItsView(await start(), edition, players);
});

const npmError = await installBoardgameIo(() => {}).then(
  () => null,
  (error: unknown) => error,
);
if (npmError !== null) console.warn(`boardgame.io is not tested: npm cannot install it: ${npmError}`);

test.runIf(npmError === null)("boardgame.io plays whole games and sends each seat its view of every step", async () => {
  await sendsEverySeatItsView(await startBoardgameIo(), "original", 3);
});
