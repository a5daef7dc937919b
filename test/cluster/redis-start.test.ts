import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectRedis } from "../../server/cluster/redis.ts";
import { newFolder } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";
import { Redis } from "../support/redis.ts";
import { silent } from "./redis-log.ts";

describe("a start with REDIS_URL", () => {
  let redis: Redis;
  beforeEach(() => {
    redis = new Redis();
  });
  afterEach(() => redis.stop());

  const refusal = (url: string): Promise<unknown> => connectRedis(url, silent).catch((error) => error);

  test("fails if nothing responds, with the name of the variable and the address", async () => {
    await redis.start();
    await redis.stop();
    const { host } = new URL(redis.url);
    const expected = `REDIS_URL: expected a Redis server that accepts this connection, got ${host} (ECONNREFUSED)`;
    expect(await refusal(redis.url)).toMatchObject({ message: expected });
  });

  test("fails with the wrong password, which is never printed", async () => {
    await redis.start("--requirepass", "right");
    const error = await refusal(redis.url.replace("//", "//:hunter2@"));
    expect(error).toMatchObject({ message: expect.stringContaining("WRONGPASS") });
    expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
  });

  test("fails without a required password", async () => {
    await redis.start("--requirepass", "right");
    expect(await refusal(redis.url)).toMatchObject({ message: expect.stringMatching(/^REDIS_URL: .*NOAUTH/) });
  });

  test("fails with a node of a Redis cluster", async () => {
    const folder = newFolder();
    // The default bus port, 10,000 above the other one, may exceed the range of ports.
    const busPort = String(await freePort());
    await redis.start("--cluster-enabled", "yes", "--cluster-port", busPort, "--dir", folder);
    const { host } = new URL(redis.url);
    const message = `REDIS_URL: expected a single Redis server, got a node of a cluster at ${host}`;
    expect(await refusal(redis.url)).toMatchObject({ message });
  });

  test("fails with a read-only replica", async () => {
    await redis.start("--replicaof", "127.0.0.1", "1");
    const message = expect.stringMatching(/^REDIS_URL: expected a Redis server that can be written, got a replica at /);
    expect(await refusal(redis.url)).toMatchObject({ message });
  });

  test("fails with a server that does not respond", async () => {
    await redis.start();
    redis.freeze();
    expect(await refusal(redis.url)).toMatchObject({ message: expect.stringMatching(/^REDIS_URL: expected/) });
  });
});
