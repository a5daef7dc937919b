import { describe, expect, test } from "vitest";
import { installBoardgameIo } from "../../tools/bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "../../tools/bench-floor/boardgame-io/line.ts";
import { compared, type Figures, faultsOf } from "../../tools/bench-floor/figures.ts";
import { startFloor } from "../../tools/bench-floor/floor/line.ts";
import { type OtherServer, runOther } from "../../tools/bench-floor/other-server.ts";
import { run } from "./run.ts";

const figures: Figures = {
  cpuMicrosPerCommand: 100,
  bytesPerCommand: 4000,
  framesPerCommand: 5,
  kbPerTable: 50,
  p99Ms: 10,
  commandsPerSecond: 3000,
  failures: 0,
};

describe("npm run bench:floor", () => {
  test("ends with the figures of both servers from one run, and their ratio", async () => {
    const { out, err } = await run("bench-floor", "--rooms", "1", "--players", "3", "--seconds", "1", "--json");
    const report = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
    expect(Object.keys(report), err).toEqual(["ours", "floor", "ratio"]);
    expect(Object.keys(report.ratio)).toEqual(["cpu", "bytes", "frames", "memory", "p99"]);
    for (const side of [report.ours, report.floor]) {
      expect(side.failures).toBe(0);
      expect(side.commandsPerSecond).toBeGreaterThan(0);
    }
    expect(report.ratio.bytes).toBeLessThan(1);
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

test("bench:floor reports more than twice the processor time of the floor, or more bytes", () => {
  const ofOurs = (ours: Partial<Figures>) => faultsOf(compared([{ ...figures, ...ours }], [figures]));
  expect(ofOurs({ cpuMicrosPerCommand: 200, bytesPerCommand: 4000 })).toEqual([]);
  expect(ofOurs({ cpuMicrosPerCommand: 205 })).toEqual(["cpu: expected at most 2 of the floor, got 2.05"]);
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
  ["original", 5],
  ["love-letter", 6],
])("the floor plays whole games of %s and sends every seat its view after every step", async (edition, players) => {
  await sendsEverySeatItsView(await startFloor(), edition, players);
});

const npmError = await installBoardgameIo(() => {}).then(
  () => null,
  (error: unknown) => error,
);
if (npmError !== null) console.warn(`boardgame.io is not tested: npm cannot install it: ${npmError}`);

test.runIf(npmError === null)("boardgame.io plays whole games and sends each seat its view of every step", async () => {
  await sendsEverySeatItsView(await startBoardgameIo(), "original", 3);
});
