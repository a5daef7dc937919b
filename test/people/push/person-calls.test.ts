import { expect, test } from "vitest";
import { LocalPersonLine, lingerMs } from "../../../server/people/line/person-line.ts";
import type { PushMessage } from "../../../server/people/push/messages.ts";
import { PersonCalls } from "../../../server/people/push/person-calls.ts";
import { ManualTimers } from "../../support/timers.ts";

const table = { code: "K7M2PQ", edition: "original" };

/** @returns calls of a server that has just started. */
function callsAtStart() {
  const timers = new ManualTimers();
  const line = new LocalPersonLine(timers);
  const pushed: PushMessage[] = [];
  const notify = async (_personId: string, message: PushMessage) => void pushed.push(message);
  const calls = new PersonCalls({ line, push: { notify }, timers });
  calls.start();
  return { timers, line, pushed, calls };
}

function newCalls() {
  const atStart = callsAtStart();
  atStart.timers.pass(2 * lingerMs);
  return atStart;
}

/** Resolves after everything that a call has begun. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a person without an open page is called on their devices at once", async () => {
  const { calls, pushed } = newCalls();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  await settled();
  expect(pushed).toEqual([{ kind: "turn", code: "K7M2PQ", seconds: 30 }]);
});

test("a person with an open page is called there, and not on their devices", async () => {
  const { timers, line, calls, pushed } = newCalls();
  const received: unknown[] = [];
  line.register("ann", (message) => received.push(message));
  calls.call("ann", table, { reason: "begins" });
  await settled();
  timers.pass(10 * lingerMs);
  await settled();
  expect(received).toEqual([{ kind: "call", ...table, call: { reason: "begins" } }]);
  expect(pushed).toEqual([]);
});

test("a person who closes the last page is called on their devices if none opens", async () => {
  const { timers, line, calls, pushed } = newCalls();
  line.register("ann", () => {})();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  await settled();
  expect(pushed).toEqual([]);
  timers.pass(2 * lingerMs);
  await settled();
  expect(pushed).toEqual([{ kind: "turn", code: "K7M2PQ", seconds: 25 }]);
});

test("a person who reloads the page is not called on their devices", async () => {
  const { timers, line, calls, pushed } = newCalls();
  line.register("ann", () => {})();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  line.register("ann", () => {});
  await settled();
  timers.pass(2 * lingerMs);
  await settled();
  expect(pushed).toEqual([]);
});

test("a person whose page returns soon after a restart is not called on their devices", async () => {
  const { timers, line, calls, pushed } = callsAtStart();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  await settled();
  line.register("ann", () => {});
  timers.pass(2 * lingerMs);
  await settled();
  expect(pushed).toEqual([]);
});

test("a person whose page does not return after a restart is called on their devices", async () => {
  const { timers, calls, pushed } = callsAtStart();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  await settled();
  expect(pushed).toEqual([]);
  timers.pass(2 * lingerMs);
  await settled();
  expect(pushed).toEqual([{ kind: "turn", code: "K7M2PQ", seconds: 25 }]);
});

test("without Web Push an open page is still called", () => {
  const timers = new ManualTimers();
  const line = new LocalPersonLine(timers);
  const received: unknown[] = [];
  line.register("ann", ({ kind }) => received.push(kind));
  new PersonCalls({ line, push: null, timers }).call("ann", table, { reason: "begins" });
  expect(received).toEqual(["call"]);
});

test("a player whose page is disconnected by a shutdown is not called on their devices", async () => {
  const { timers, line, calls, pushed } = newCalls();
  line.register("ann", () => {})();
  calls.call("ann", table, { reason: "turn", seconds: 30 });
  await settled();
  calls.stop();
  timers.pass(2 * lingerMs);
  await settled();
  expect(pushed).toEqual([]);
});
