import { expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { unlimitedEvents } from "../../server/runtime/log-events.ts";
import { maxLines, windowMs } from "../../server/runtime/log-limit.ts";
import { ManualTimers } from "../support/timers.ts";

/** Log with a manually controlled clock. */
function limitedLog() {
  const timers = new ManualTimers();
  const lines: string[] = [];
  const troubles: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) }, (event) => troubles.push(event), timers);
  const written = () => lines.map((line) => JSON.parse(line));
  return { timers, log, troubles, written };
}

const times = (count: number, run: (index: number) => void) => Array.from({ length: count }, (_, index) => run(index));

test("an error that a client repeats is written ten times a minute, and then counted in one line", () => {
  const { timers, log, written } = limitedLog();
  times(1000, () => log.error({ event: "request-failed", path: "/api/games" }, "a request has failed"));
  expect(written()).toHaveLength(maxLines.trouble);
  timers.pass(windowMs);
  expect(written()).toHaveLength(maxLines.trouble + 1);
  expect(written().at(-1)).toMatchObject({ event: "request-failed", level: 50, repeated: 1000 - maxLines.trouble });
});

test("the next minute has the same number of lines again", () => {
  const { timers, log, written } = limitedLog();
  times(11, () => log.warn({ event: "connection-ended" }, "a connection is ended"));
  timers.pass(windowMs);
  times(11, () => log.warn({ event: "connection-ended" }, "a connection is ended"));
  timers.pass(windowMs);
  expect(written()).toHaveLength(22);
  expect(written().at(-1)).toMatchObject({ event: "connection-ended", level: 40, repeated: 1 });
});

test("lines below the limit are all written, and no summary is added", () => {
  const { timers, log, written } = limitedLog();
  times(maxLines.other, () => log.info({ event: "game-begun" }, "a game begins"));
  timers.pass(windowMs);
  expect(written()).toHaveLength(maxLines.other);
});

test("info lines are bounded too", () => {
  const { timers, log, written } = limitedLog();
  times(1000, () => log.info({ event: "start-called-off" }, "a start is called off"));
  timers.pass(windowMs);
  expect(written()).toHaveLength(maxLines.other + 1);
});

test("a repeated error does not suppress another error of the same event", () => {
  const { log, written } = limitedLog();
  const one = new Error("one");
  times(100, () => log.error({ event: "request-failed", err: one }, "a request has failed"));
  log.error({ event: "request-failed", err: new Error("other") }, "a request has failed");
  expect(written().at(-1)).toMatchObject({ err: { message: "other" } });
});

test("a client cannot create a new kind of line by the text of an error", () => {
  const { log, written } = limitedLog();
  const thrown = (words: string) => new Error(words);
  times(100, (index) => {
    const err = thrown(`no\n    at made-up (${index}.ts:1:1)`);
    log.error({ event: "request-failed", err }, "a request has failed");
  });
  expect(written()).toHaveLength(maxLines.trouble);
});

test("the admin panel counts errors that the log suppresses", () => {
  const { log, troubles } = limitedLog();
  times(50, () => log.error({ event: "join-failed" }, "a seat could not be reserved"));
  expect(troubles).toHaveLength(50);
});

test("the lines of Colyseus are bounded too", () => {
  const { log, written } = limitedLog();
  const framework = log.child({ event: "framework" });
  times(50, () => framework.error("an error of the framework"));
  expect(written()).toHaveLength(maxLines.trouble);
});

test.each(unlimitedEvents)("each line of %s is written, because the operator must know it", (event) => {
  const { log, written } = limitedLog();
  times(50, () => log.error({ event }, "a line"));
  expect(written()).toHaveLength(50);
});

test("a long error text from a client is truncated", () => {
  const { log, written } = limitedLog();
  log.error({ event: "request-failed", err: new Error("x".repeat(100_000)) }, "a request has failed");
  expect(JSON.stringify(written()).length).toBeLessThan(10_000);
});
