import { afterAll, afterEach, beforeAll } from "vitest";
import { type ClusterRedis, connectRedis } from "../../server/cluster/redis.ts";
import { Redis } from "../support/redis.ts";
import { silent } from "./redis-log.ts";

/** Provides a real Redis for the tests of a file, and nodes connected to it that are closed after each test. */
export function redisAndNodes() {
  const redis = new Redis();
  const nodes: ClusterRedis[] = [];
  beforeAll(() => redis.start());
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.close()));
    await redis.restart();
  });
  afterAll(() => redis.stop());
  const newNode = async (): Promise<ClusterRedis> => {
    const node = await connectRedis(redis.url, silent);
    nodes.push(node);
    return node;
  };
  return { redis, newNode };
}
