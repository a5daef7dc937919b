import type { IRoomCache } from "@colyseus/core";
import { describe, expect, test } from "vitest";
import { redisAndNodes } from "./redis-nodes.ts";

const room = (roomId: string, processId: string, over: Partial<IRoomCache> = {}): IRoomCache => ({
  roomId,
  processId,
  name: "table",
  clients: 0,
  maxClients: 10,
  locked: false,
  private: false,
  ...over,
});

describe("the list of rooms", () => {
  const { redis, newNode } = redisAndNodes();

  const twoNodes = async () => {
    const [a, b] = await Promise.all([newNode(), newNode()]);
    return { a: a.driver, b: b.driver };
  };

  test("returns the owner of a room on any node", async () => {
    const { a, b } = await twoNodes();
    await a.persist(room("one", "a"), true);
    expect(await b.findOne({ roomId: "one" })).toMatchObject({ processId: "a" });
    expect(await b.query({ name: "table" })).toMatchObject([{ roomId: "one" }]);
    expect(await b.findOne({ name: "queue" })).toBeUndefined();
  });

  test("keeps the claiming node of a room, whatever its last owner still writes", async () => {
    const { a, b } = await twoNodes();
    const stale = room("one", "a");
    await a.persist(stale, true);
    await b.persist(room("one", "b"), true);
    await a.update(stale, { $inc: { clients: -1 } });
    await a.persist(stale);
    await a.remove("one");
    const third = await newNode();
    expect(await third.driver.findOne({ roomId: "one" })).toMatchObject({ processId: "b" });
  });

  test("keeps claimed rooms when those of the dead owner are deleted", async () => {
    const { a, b } = await twoNodes();
    await a.persist(room("one", "a"), true);
    await a.persist(room("two", "a"), true);
    await b.persist(room("one", "b"), true);
    await b.cleanup("a");
    const third = await newNode();
    expect(await third.driver.query({})).toMatchObject([{ roomId: "one", processId: "b" }]);
  });

  test("shows changes of a room, and never one that its owner has closed", async () => {
    const { a, b } = await twoNodes();
    const own = room("one", "a");
    await a.persist(own, true);
    await a.update(own, { $inc: { clients: 1 }, $set: { locked: true } });
    expect(await b.findOne({ roomId: "one" })).toMatchObject({ clients: 1, locked: true });
    await a.remove("one");
    await a.update(own, { $inc: { clients: -1 } });
    expect(await b.findOne({ roomId: "one" })).toBeUndefined();
  });

  for (const [what, end, begin] of [
    ["restarted", () => redis.stop(), () => redis.start()],
    ["frozen for a while", async () => redis.freeze(), async () => redis.thaw()],
  ] as const) {
    test(`is complete again after Redis was ${what}`, async () => {
      const { a, b } = await twoNodes();
      await a.persist(room("before", "a"), true);
      await a.persist(room("closed", "a"), true);
      await b.persist(room("adopted", "b"), true);
      await end();
      await a.persist(room("adopted", "a"), true);
      await a.persist(room("during", "a"), true);
      await a.remove("closed");
      await begin();
      const listed = async () => {
        const rooms = await b.query({ processId: "a" }).catch(() => []);
        return rooms.map(({ roomId }) => roomId).sort();
      };
      await expect.poll(listed).toEqual(["adopted", "before", "during"]);
    });

    test(`finds only own rooms until Redis is back, and all rooms after it was ${what}`, async () => {
      const { a, b } = await twoNodes();
      await a.persist(room("one", "a"), true);
      await b.persist(room("two", "b"), true);
      await end();
      expect(await a.findOne({ roomId: "one" })).toMatchObject({ processId: "a" });
      await expect(a.findOne({ roomId: "two" })).rejects.toThrow();
      await expect(a.findOne({ name: "table" })).rejects.toThrow();
      await expect(a.query({})).rejects.toThrow();
      await begin();
      const found = (asked: Promise<IRoomCache>) => asked.then(({ roomId }) => roomId).catch(() => null);
      await expect.poll(() => found(a.findOne({ roomId: "two" }))).toBe("two");
      await expect.poll(() => found(a.findOne({ processId: "b" }))).toBe("two");
    });
  }

  test("gets a room back that another node removed by mistake", async () => {
    const { a, b } = await twoNodes();
    await a.persist(room("one", "a"), true);
    await b.cleanup("a");
    await expect.poll(() => b.has("one")).toBe(true);
  });
});
