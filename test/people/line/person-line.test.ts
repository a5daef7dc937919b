import { expect, test } from "vitest";
import { LocalPersonLine, lingerMs } from "../../../server/people/line/person-line.ts";
import type { LineMessage } from "../../../shared/net/line.ts";
import { ManualTimers } from "../../support/timers.ts";

const message: LineMessage = { kind: "sanction" };

function newLine() {
  const timers = new ManualTimers();
  const line = new LocalPersonLine(timers);
  const changes: string[] = [];
  const received: string[] = [];
  line.onChange((personId) => changes.push(personId));
  const connect = (personId: string, connection: string) => line.register(personId, () => received.push(connection));
  return { timers, line, changes, received, connect };
}

test("a message reaches all connections of its person, and no others's", () => {
  const { line, received, connect } = newLine();
  connect("ann", "laptop");
  connect("ann", "phone");
  connect("bob", "tablet");
  line.send("ann", message);
  expect(received).toEqual(["laptop", "phone"]);
});

test("a closed connection gets no messages", () => {
  const { line, received, connect } = newLine();
  connect("ann", "laptop");
  connect("ann", "phone")();
  line.send("ann", message);
  expect(received).toEqual(["laptop"]);
});

test("a person is connected from their first connection until moments after the last one", async () => {
  const { timers, line, changes, connect } = newLine();
  const [leave, leaveToo] = [connect("ann", "laptop"), connect("ann", "phone")];
  leave();
  timers.pass(2 * lingerMs);
  expect([await line.isOpen("ann"), changes]).toEqual([true, ["ann"]]);
  leaveToo();
  expect(await line.isOpen("ann")).toBe(true);
  timers.pass(lingerMs);
  expect([await line.isOpen("ann"), changes]).toEqual([false, ["ann", "ann"]]);
});

test("a reload of a person's page does not change their presence", async () => {
  const { timers, line, changes, connect } = newLine();
  connect("ann", "before")();
  timers.pass(lingerMs - 1);
  connect("ann", "after");
  timers.pass(lingerMs);
  expect([await line.isOpen("ann"), changes]).toEqual([true, ["ann"]]);
});

test("a connection that closes twice closes no other one", async () => {
  const { timers, line, connect } = newLine();
  const leave = connect("ann", "laptop");
  leave();
  connect("ann", "phone");
  leave();
  timers.pass(lingerMs);
  expect(await line.isOpen("ann")).toBe(true);
});

test("a listener that has ended is not called", () => {
  const { line, connect } = newLine();
  const changes: string[] = [];
  line.onChange((personId) => changes.push(personId))();
  connect("ann", "laptop");
  expect(changes).toEqual([]);
});
