import { expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { ManualTimers } from "../support/timers.ts";

/** Log at a level with the debug lines of some parts, and its lines. */
function logWith(level: "info" | "debug" | "silent", parts: Parameters<typeof createLog>[4] = []) {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => lines.push(line) }, undefined, new ManualTimers(), parts);
  return { log, lines };
}

const claimed = { event: "table-claimed", room: "one" } as const;

test("debug lines are off by default", () => {
  const { log } = logWith("info");
  expect(log.debugOf?.("cluster")).toBeNull();
});

test("LOG_DEBUG writes the debug lines of its parts only, with the part", () => {
  const { log, lines } = logWith("info", ["cluster"]);
  expect(log.debugOf?.("matchmaking")).toBeNull();
  log.debugOf?.("cluster")?.(claimed, "a table was claimed");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 20, ...claimed, part: "cluster" }]);
});

test("LOG_LEVEL=debug writes the debug lines of all parts", () => {
  const { log, lines } = logWith("debug");
  log.debugOf?.("joins")?.(claimed, "a table was claimed");
  expect(lines).toHaveLength(1);
});

test("LOG_DEBUG writes its lines at any level", () => {
  const { log, lines } = logWith("silent", ["cluster"]);
  log.info({ event: "listening" }, "ready");
  log.debugOf?.("cluster")?.(claimed, "a table was claimed");
  expect(lines).toHaveLength(1);
});

test("a hundred debug lines of an event are written in a minute, because clients can cause them", () => {
  const { log, lines } = logWith("info", ["cluster"]);
  for (let line = 0; line < 150; line += 1) log.debugOf?.("cluster")?.(claimed, "a table was claimed");
  expect(lines).toHaveLength(100);
});
