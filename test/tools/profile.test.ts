import type { Profiler } from "node:inspector";
import { expect, test } from "vitest";
import { functionsOf, functionsOverLimit } from "../../loadtest/profile.ts";

const frame = (id: number, functionName: string, url: string): Profiler.ProfileNode => ({
  id,
  callFrame: { functionName, url, scriptId: "1", lineNumber: 9, columnNumber: 2 },
});

/** A thread that is idle for 900 ms, and busy for 100 ms. */
const profile: Profiler.Profile = {
  nodes: [
    frame(1, "(idle)", ""),
    frame(2, "step", "file:///game/shared/rules.ts"),
    frame(3, "step", "file:///game/shared/rules.ts"),
    frame(4, "send", "file:///game/node_modules/ws/socket.js"),
    frame(5, "(garbage collector)", ""),
    frame(6, "", "file:///game/server/room.ts"),
  ],
  startTime: 0,
  endTime: 1_000_000,
  samples: [1, 2, 3, 4, 5, 6],
  timeDeltas: [0, 900_000, 2000, 3000, 50_000, 42_000, 3000],
};

test("a profile gives the self time of each function of the project, in percent of the busy time", () => {
  expect(functionsOf(profile, "/game")).toEqual([
    { name: "step", place: "shared/rules.ts:10", selfPercent: 5 },
    { name: "(anonymous)", place: "server/room.ts:10", selfPercent: 3 },
  ]);
});

test("a function of the project with just over three percent of self time is over the limit", () => {
  expect(functionsOverLimit([{ name: "step", place: "shared/rules.ts:10", selfPercent: 3.1 }])).toHaveLength(1);
});

test("a function of the project with more than three percent of self time is reported, with its place", () => {
  expect(functionsOverLimit(functionsOf(profile, "/game"))).toEqual([
    "step (shared/rules.ts:10): expected at most 3 % self time, got 5 %",
  ]);
});
