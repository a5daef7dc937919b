import express from "express";
import { type ClientRateLimitInfo, rateLimit } from "express-rate-limit";
import { describe, expect, test } from "vitest";
import type { ClusterRedis } from "../../server/cluster/redis.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { RateWindow } from "../../server/transport/http/rate-window.ts";
import { redisAndNodes } from "./redis-nodes.ts";

const windowMs = 60_000;

/** Returns a counter of a node, initialised as by express-rate-limit. */
function hitsOf(node: ClusterRedis, name = "joins") {
  const store = node.hits(name, new RateWindow(systemTimers, windowMs));
  rateLimit({ windowMs, store });
  return store;
}

describe("limits on requests", () => {
  const { redis, newNode } = redisAndNodes();

  test("are exact across three nodes with concurrent requests", async () => {
    const nodes = await Promise.all([newNode(), newNode(), newNode()]);
    const stores = nodes.map((node) => hitsOf(node));
    const hits = await Promise.all([0, 1, 2, 3].flatMap(() => stores.map((store) => store.increment("ann"))));
    const totals = hits.map(({ totalHits }) => totalHits).sort((one, other) => one - other);
    expect(totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test("are separate for different names and different keys", async () => {
    const node = await newNode();
    const total = async (name: string, key: string) => (await hitsOf(node, name).increment(key)).totalHits;
    expect([await total("joins", "ann"), await total("joins", "bob"), await total("tries", "ann")]).toEqual([1, 1, 1]);
  });

  test("last for the window that the first request started", async () => {
    const store = hitsOf(await newNode());
    const ends: ClientRateLimitInfo["resetTime"][] = [];
    const before = Date.now();
    for (const _ of [1, 2]) ends.push((await store.increment("ann")).resetTime);
    for (const end of ends) {
      expect(end?.getTime()).toBeGreaterThan(before);
      expect(end?.getTime()).toBeLessThanOrEqual(Date.now() + windowMs);
    }
  });

  test("are not charged for a request that is taken back, and never count below zero", async () => {
    const [ann, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await ann.decrement("ann");
    await ann.increment("ann");
    await other.decrement("ann");
    await other.decrement("ann");
    expect(await ann.increment("ann")).toMatchObject({ totalHits: 1 });
  });

  test("can be reset for a key on all nodes", async () => {
    const [one, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await one.increment("ann");
    await other.resetKey("ann");
    expect(await one.increment("ann")).toMatchObject({ totalHits: 1 });
  });

  for (const [what, end] of [
    ["lost", () => redis.stop()],
    ["frozen", () => redis.freeze()],
  ] as const) {
    test(`apply on each node while Redis is ${what}`, async () => {
      const store = hitsOf(await newNode());
      await end();
      const totals: number[] = [];
      for (const _ of [1, 2, 3]) totals.push((await store.increment("ann")).totalHits);
      expect(totals).toEqual([1, 2, 3]);
    });
  }

  test("apply across all nodes again once Redis is back", async () => {
    const [one, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await redis.stop();
    await one.increment("ann");
    await redis.start();
    const total = async () =>
      Math.max((await one.increment("bob")).totalHits, (await other.increment("bob")).totalHits);
    await expect.poll(async () => (await total()) - (await total())).toBe(-2);
  });

  test("lead to a 429 on the next node after the last allowed request", async () => {
    const statuses: number[] = [];
    const servers = await Promise.all(
      [await newNode(), await newNode()].map(async (node) => {
        const store = node.hits("requests", new RateWindow(systemTimers, windowMs));
        const app = express().get("/", rateLimit({ windowMs, limit: 3, store }), (_, response) => response.send("yes"));
        const server = app.listen(0, "127.0.0.1");
        await new Promise((resolve) => server.once("listening", resolve));
        return server;
      }),
    );
    for (const server of [...servers, ...servers]) {
      const address = server.address();
      if (typeof address !== "object") throw new Error("no port");
      statuses.push((await fetch(`http://127.0.0.1:${address?.port}/`)).status);
    }
    for (const server of servers) server.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
