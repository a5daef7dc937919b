import { expect, test } from "vitest";
import { ClusterPersonLine } from "../../server/cluster/person-line.ts";
import { lingerMs } from "../../server/people/line/person-line.ts";
import type { LineMessage } from "../../shared/net/line.ts";
import { ManualTimers } from "../support/timers.ts";
import { redisAndNodes } from "./redis-nodes.ts";

const { redis, newNode } = redisAndNodes();

const message: LineMessage = { kind: "sanction" };

/** Interval in which a node renews its persons, in ms. */
const renewMs = 10_000;

let nodes = 0;

async function nodeWithLine() {
  nodes += 1;
  const { clusterEvents, openPersons } = await newNode();
  const timers = new ManualTimers();
  const line = new ClusterPersonLine({ clusterEvents, persons: openPersons(nodes), id: nodes, timers });
  await line.start();
  return { line, timers };
}

test("a message reaches the connections of its person at all nodes, once each", async () => {
  const [here, there] = [await nodeWithLine(), await nodeWithLine()];
  const received: string[] = [];
  here.line.register("ann", () => received.push("here"));
  there.line.register("ann", () => received.push("there"));
  there.line.register("bob", ({ kind }) => received.push(kind));
  here.line.send("ann", message);
  await expect.poll(() => received).toEqual(["here", "there"]);
  // Whatever a node received before this has arrived.
  here.line.send("bob", message);
  await expect.poll(() => received).toEqual(["here", "there", "sanction"]);
});

test("each node knows who is connected to another one, and one node notices each change", async () => {
  const [here, there] = [await nodeWithLine(), await nodeWithLine()];
  const changes: string[] = [];
  here.line.onChange((personId) => changes.push(`here ${personId}`));
  there.line.onChange((personId) => changes.push(`there ${personId}`));
  const leave = here.line.register("ann", () => {});
  await expect.poll(() => there.line.isOpen("ann")).toBe(true);
  expect(await there.line.isOpen("bob")).toBe(false);
  leave();
  here.timers.pass(lingerMs);
  await expect.poll(() => there.line.isOpen("ann")).toBe(false);
  expect(changes).toEqual(["here ann", "here ann"]);
});

test("a person stays connected to the other nodes after one of them has shut down", async () => {
  const [here, there, third] = [await nodeWithLine(), await nodeWithLine(), await nodeWithLine()];
  here.line.register("ann", () => {});
  there.line.register("ann", () => {});
  there.line.register("bob", () => {});
  await expect.poll(() => third.line.isOpen("bob")).toBe(true);
  await there.line.stop();
  await expect.poll(() => third.line.isOpen("bob")).toBe(false);
  expect(await third.line.isOpen("ann")).toBe(true);
});

test("a person of a node that shuts down counts as connected while their page connects to another node", async () => {
  const [here, there] = [await nodeWithLine(), await nodeWithLine()];
  here.line.register("ann", () => {});
  await expect.poll(() => there.line.isOpen("ann")).toBe(true);
  await here.line.stop();
  expect(await there.line.isOpen("ann")).toBe(true);
});

test("connected persons are known again after Redis has lost them", async () => {
  const [here, there] = [await nodeWithLine(), await nodeWithLine()];
  here.line.register("ann", () => {});
  await expect.poll(() => there.line.isOpen("ann")).toBe(true);
  await redis.restart();
  const isKnown = async () => {
    here.timers.pass(renewMs);
    return there.line.isOpen("ann");
  };
  await expect.poll(isKnown).toBe(true);
});

test("while Redis is away a node knows and reaches its own connections", async () => {
  const here = await nodeWithLine();
  const received: string[] = [];
  here.line.register("ann", () => received.push("here"));
  await redis.stop();
  here.line.send("ann", message);
  expect([await here.line.isOpen("ann"), await here.line.isOpen("bob"), received]).toEqual([true, false, ["here"]]);
  await redis.start();
});
