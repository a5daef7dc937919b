import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = (args: readonly string[]) => promisify(execFile)(process.execPath, ["loadtest/main.ts", ...args]);

test("the load test plays without errors, and closes with its figures", async () => {
  const { stdout } = await run(["--rooms", "2", "--players", "3", "--seconds", "3", "--json"]);
  const report = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  expect(Object.keys(report)).toEqual([
    "rooms",
    "players",
    "seconds",
    "gamesFinished",
    "commands",
    "refused",
    "errors",
    "disconnects",
    "p50Ms",
    "p99Ms",
    "commandsPerSecond",
    "cpuMicrosPerCommand",
    "bytesPerCommand",
    "rssKbPerRoom",
  ]);
  expect(report).toMatchObject({ rooms: 2, players: 3, errors: 0, disconnects: 0 });
  expect(report.commands).toBeGreaterThan(0);
});

test.each([
  ["--players", ["--rooms", "1", "--players", "9", "--seconds", "1"]],
  ["--edition", ["--rooms", "1", "--players", "2", "--seconds", "1", "--edition", "poker"]],
  ["--rooms", ["--rooms", "0", "--players", "2", "--seconds", "1"]],
])("a wrong %s ends it with 2, and is named", async (option, args) => {
  await expect(run(args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(option) });
});
