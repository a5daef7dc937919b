import { describe, expect, test } from "vitest";
import { type ClusterRedis, connectRedis } from "../../server/cluster/redis.ts";
import { silent } from "./redis-log.ts";
import { redisAndNodes } from "./redis-nodes.ts";
import { DeafWire } from "./silent-connection.ts";

describe("messages between nodes", () => {
  const { redis, newNode } = redisAndNodes();

  /** Publishes until a message arrives. */
  const arrives = async (from: ClusterRedis, topic: string, heard: () => number) => {
    const publish = async () => {
      await from.presence.publish(topic, "hello");
      return heard();
    };
    await expect.poll(publish).toBeGreaterThan(0);
  };

  for (const [what, end, begin] of [
    ["restarted", () => redis.stop(), () => redis.start()],
    ["frozen for a while", async () => redis.freeze(), async () => redis.thaw()],
  ] as const) {
    test(`arrive again after Redis was ${what}, for subscriptions made during the outage too`, async () => {
      const [ann, bob] = [await newNode(), await newNode()];
      const heard: string[] = [];
      await bob.presence.subscribe("before", () => heard.push("before"));
      await end();
      await bob.presence.subscribe("during", () => heard.push("during"));
      await begin();
      for (const topic of ["before", "during"]) {
        await arrives(ann, topic, () => heard.filter((each) => each === topic).length);
      }
    });

    test(`reject no call that Colyseus does not await while Redis is being ${what}`, async () => {
      const { presence } = await newNode();
      const hear = () => {};
      await presence.subscribe("topic", hear);
      await end();
      await presence.publish("topic", "hello");
      await presence.subscribe("other", hear);
      await presence.unsubscribe("topic", hear);
      await presence.hset("roomcount", "a", "1,1");
      await presence.hdel("roomcount", "a");
      await begin();
      await expect.poll(() => presence.channels("*").catch(() => [])).toEqual(["other"]);
    });
  }

  test("arrive again after the connection was silently lost", async () => {
    const wire = new DeafWire(redis.url);
    const [ann, bob] = [await newNode(), await connectRedis(await wire.open(), silent)];
    let heard = 0;
    await bob.presence.subscribe("topic", () => {
      heard += 1;
    });
    wire.goDeaf();
    await arrives(ann, "topic", () => heard);
    await bob.close();
    wire.close();
  });

  test("do not arrive any more after an unsubscribe", async () => {
    const [ann, bob] = [await newNode(), await newNode()];
    const heard: string[] = [];
    const hear = () => heard.push("left");
    await bob.presence.subscribe("left", hear);
    await bob.presence.subscribe("last", () => heard.push("last"));
    await bob.presence.unsubscribe("left", hear);
    await ann.presence.publish("left", null);
    await arrives(ann, "last", () => heard.length);
    expect(heard).not.toContain("left");
  });
});

describe("cluster events", () => {
  const { redis, newNode } = redisAndNodes();

  test("reach every node", async () => {
    const nodes = [await newNode(), await newNode()];
    const heard: string[] = [];
    for (const [place, { clusterEvents }] of nodes.entries()) {
      await clusterEvents.on("orphans", () => heard.push(`orphans at ${place}`));
    }
    nodes[0]?.clusterEvents.publish("orphans");
    await expect.poll(() => heard.sort()).toEqual(["orphans at 0", "orphans at 1"]);
  });

  test("still arrive after a handler has thrown", async () => {
    const { clusterEvents } = await newNode();
    let heard = 0;
    await clusterEvents.on("orphans", () => {
      heard += 1;
      throw new Error("a bug");
    });
    clusterEvents.publish("orphans");
    clusterEvents.publish("orphans");
    await expect.poll(() => heard).toBe(2);
  });

  test("are lost while Redis is, and arrive again afterwards", async () => {
    const [ann, bob] = [await newNode(), await newNode()];
    let heard = 0;
    await bob.clusterEvents.on("orphans", () => {
      heard += 1;
    });
    await redis.stop();
    ann.clusterEvents.publish("orphans");
    await redis.start();
    const publish = () => {
      ann.clusterEvents.publish("orphans");
      return heard;
    };
    await expect.poll(publish).toBeGreaterThan(0);
  });
});
