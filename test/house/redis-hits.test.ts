import express from "express";
import { type ClientRateLimitInfo, rateLimit } from "express-rate-limit";
import { describe, expect, test } from "vitest";
import type { HouseRedis } from "../../server/house/redis.ts";
import { Hits } from "../../server/http/hits.ts";
import { systemTimers } from "../../server/plumbing/timers.ts";
import { redisAndNodes } from "./redis-nodes.ts";

const windowMs = 60_000;

/** A counter of a node, started as express-rate-limit starts it. */
function hitsOf(node: HouseRedis, name = "joins") {
  const store = node.hits(name, new Hits(systemTimers, windowMs));
  rateLimit({ windowMs, store });
  return store;
}

describe("limits on requests", () => {
  const { redis, newNode } = redisAndNodes();

  test("hold exactly over three nodes that are asked at the same time", async () => {
    const nodes = await Promise.all([newNode(), newNode(), newNode()]);
    const stores = nodes.map((node) => hitsOf(node));
    const hits = await Promise.all([0, 1, 2, 3].flatMap(() => stores.map((store) => store.increment("ann"))));
    const totals = hits.map(({ totalHits }) => totalHits).sort((one, other) => one - other);
    expect(totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test("of different names, and of different people, do not mix", async () => {
    const node = await newNode();
    const total = async (name: string, key: string) => (await hitsOf(node, name).increment(key)).totalHits;
    expect([await total("joins", "ann"), await total("joins", "bob"), await total("tries", "ann")]).toEqual([1, 1, 1]);
  });

  test("last for the window that the first request began", async () => {
    const store = hitsOf(await newNode());
    const ends: ClientRateLimitInfo["resetTime"][] = [];
    const before = Date.now();
    for (const _ of [1, 2]) ends.push((await store.increment("ann")).resetTime);
    for (const end of ends) {
      expect(end?.getTime()).toBeGreaterThan(before);
      expect(end?.getTime()).toBeLessThanOrEqual(Date.now() + windowMs);
    }
  });

  test("forget a request that is taken back, but never count below nothing", async () => {
    const [ann, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await ann.decrement("ann");
    await ann.increment("ann");
    await other.decrement("ann");
    await other.decrement("ann");
    expect(await ann.increment("ann")).toMatchObject({ totalHits: 1 });
  });

  test("are forgotten for somebody by all nodes", async () => {
    const [one, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await one.increment("ann");
    await other.resetKey("ann");
    expect(await one.increment("ann")).toMatchObject({ totalHits: 1 });
  });

  for (const [what, end] of [
    ["lost", () => redis.stop()],
    ["frozen", () => redis.freeze()],
  ] as const) {
    test(`hold at each node while Redis is ${what}`, async () => {
      const store = hitsOf(await newNode());
      await end();
      const totals: number[] = [];
      for (const _ of [1, 2, 3]) totals.push((await store.increment("ann")).totalHits);
      expect(totals).toEqual([1, 2, 3]);
    });
  }

  test("hold for all nodes again once Redis is back", async () => {
    const [one, other] = [hitsOf(await newNode()), hitsOf(await newNode())];
    await redis.stop();
    await one.increment("ann");
    await redis.start();
    const total = async () =>
      Math.max((await one.increment("bob")).totalHits, (await other.increment("bob")).totalHits);
    await expect.poll(async () => (await total()) - (await total())).toBe(-2);
  });

  test("answer 429 at the next node after the last request that is allowed", async () => {
    const statuses: number[] = [];
    const servers = await Promise.all(
      [await newNode(), await newNode()].map(async (node) => {
        const store = node.hits("requests", new Hits(systemTimers, windowMs));
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
