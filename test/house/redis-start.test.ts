import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectRedis } from "../../server/house/redis.ts";
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

  test("is refused where nothing answers, naming the variable and the place", async () => {
    await redis.start();
    await redis.stop();
    const { host } = new URL(redis.url);
    const expected = `REDIS_URL: expected a Redis server that lets this one in, got ${host} (ECONNREFUSED)`;
    expect(await refusal(redis.url)).toMatchObject({ message: expected });
  });

  test("is refused with the wrong password, which is written nowhere", async () => {
    await redis.start("--requirepass", "right");
    const error = await refusal(redis.url.replace("//", "//:hunter2@"));
    expect(error).toMatchObject({ message: expect.stringContaining("WRONGPASS") });
    expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
  });

  test("is refused without the password that is asked for", async () => {
    await redis.start("--requirepass", "right");
    expect(await refusal(redis.url)).toMatchObject({ message: expect.stringMatching(/^REDIS_URL: .*NOAUTH/) });
  });

  test("is refused by a node of a cluster", async () => {
    const folder = newFolder();
    // Its own choice, 10,000 above the other port, may be no port.
    const busPort = String(await freePort());
    await redis.start("--cluster-enabled", "yes", "--cluster-port", busPort, "--dir", folder);
    const { host } = new URL(redis.url);
    const message = `REDIS_URL: expected a single Redis server, got a node of a cluster at ${host}`;
    expect(await refusal(redis.url)).toMatchObject({ message });
  });

  test("is refused by a replica, which takes no writes", async () => {
    await redis.start("--replicaof", "127.0.0.1", "1");
    const message = expect.stringMatching(/^REDIS_URL: expected a Redis server that can be written, got a replica at /);
    expect(await refusal(redis.url)).toMatchObject({ message });
  });

  test("is refused by a server that does not answer", async () => {
    await redis.start();
    redis.freeze();
    expect(await refusal(redis.url)).toMatchObject({ message: expect.stringMatching(/^REDIS_URL: expected/) });
  });
});
