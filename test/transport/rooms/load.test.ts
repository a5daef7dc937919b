import { expect, test } from "vitest";
import { runProgram } from "../../support/run-program.ts";

const run = (args: readonly string[]) => runProgram(["loadtest/main.ts", ...args]);

test.each([
  ["original", 3],
  ["love-letter", 6],
])(
  "the load test plays %s without errors, with at most one frame more per command than players, and prints its results",
  async (edition, players) => {
    const options = ["--rooms", "2", "--players", String(players), "--seconds", "3", "--edition", edition, "--json"];
    const { out } = await run(options);
    const report = JSON.parse(out.trim().split("\n").at(-1) ?? "");
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
      "clientMicrosPerCommand",
      "bytesPerCommand",
      "framesPerCommand",
      "rssKbPerRoom",
      "commandsPerYardstick",
      "yardstickMicros",
      "contention",
      "syncMs",
    ]);
    expect(report).toMatchObject({ rooms: 2, players, errors: 0, disconnects: 0 });
    expect(report.commands).toBeGreaterThan(0);
    expect(report.framesPerCommand).toBeLessThanOrEqual(players + 1);
  },
);

test("the load test with a restart reports the recovery time of its games", async () => {
  const options = ["--rooms", "2", "--players", "3", "--seconds", "2", "--think", "500", "--restart", "--json"];
  const { out } = await run(options);
  const report = JSON.parse(out.trim().split("\n").at(-1) ?? "");
  expect(report).toMatchObject({ gamesBack: 2, errors: 0, disconnects: 0 });
  for (const figure of ["listeningMs", "backP50Ms", "backMaxMs"]) expect(report[figure]).toBeGreaterThan(0);
});

test.each([
  ["--restart", ["--rooms", "1", "--players", "2", "--seconds", "1", "--restart", "--url", "http://localhost:1"]],
  ["--players", ["--rooms", "1", "--players", "9", "--seconds", "1"]],
  ["--edition", ["--rooms", "1", "--players", "2", "--seconds", "1", "--edition", "poker"]],
  ["--nodes", ["--rooms", "1", "--players", "2", "--seconds", "1", "--nodes", "2", "--kill-node"]],
  ["--roll", ["--rooms", "1", "--players", "2", "--seconds", "1", "--nodes", "3", "--kill-node", "--roll"]],
  ["--rooms", ["--rooms", "0", "--players", "2", "--seconds", "1"]],
])("a wrong %s ends the load test with exit code 2 and is named", async (option, args) => {
  expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining(option) });
});
