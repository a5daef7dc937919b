import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Redis } from "../support/redis.ts";
import { FrameworkProcess } from "./framework-process.ts";

describe("rooms of several processes", () => {
  let redis: Redis;
  let a: FrameworkProcess;
  let b: FrameworkProcess;

  beforeEach(async () => {
    redis = new Redis();
    await redis.start();
    [a, b] = await Promise.all([FrameworkProcess.start(redis.url), FrameworkProcess.start(redis.url)]);
  });

  afterEach(async () => {
    await Promise.all([a.kill(), b.kill()]);
    await redis.stop();
  });

  /** Resolves once the room can be joined and its process confirms it. */
  const joins = async (from: FrameworkProcess, roomId: string) => {
    let owner: string | null = null;
    const join = async () => {
      owner = await from.ask("join", roomId).catch(() => null);
      return owner;
    };
    await expect.poll(join).not.toBeNull();
    return owner;
  };

  const rejections = async () => [await a.ask("rejections"), await b.ask("rejections")];

  test("can be joined and called from either process", async () => {
    await a.ask("open", "one");
    const id = await a.ask("id");
    expect([await b.ask("join", "one"), await b.ask("ask", "one")]).toEqual([id, id]);
  });

  for (const [what, end, begin] of [
    ["restarted", () => redis.stop(), () => redis.start()],
    ["frozen for a while", async () => redis.freeze(), async () => redis.thaw()],
  ] as const) {
    test(`are joined in their process until Redis is back, and from other processes after it was ${what}`, async () => {
      await a.ask("open", "one");
      const id = await a.ask("id");
      await end();
      expect(await a.ask("join", "one")).toBe(id);
      await expect(b.ask("join", "one")).rejects.toThrow();
      await expect(b.ask("ask", "one")).rejects.toThrow();
      await begin();
      expect(await joins(b, "one")).toBe(id);
      expect(await rejections()).toEqual(["0", "0"]);
    });

    test(`can be opened and closed during the outage, and others see it after Redis was ${what}`, async () => {
      await a.ask("open", "closed");
      await end();
      await a.ask("open", "opened");
      await a.ask("close", "closed");
      await begin();
      expect(await joins(b, "opened")).toBe(await a.ask("id"));
      await expect.poll(() => b.ask("join", "closed").catch(String)).toContain("not found");
      expect(await rejections()).toEqual(["0", "0"]);
    });

    test(`do not keep their process from ending while Redis is being ${what}`, async () => {
      await a.ask("open", "one");
      await end();
      await a.ask("end");
      expect(await a.ask("rejections")).toBe("0");
      await begin();
    });
  }

  test("of a process that was only frozen can be joined again after others have removed them from the list", async () => {
    await a.ask("open", "one");
    a.freeze();
    await expect(b.ask("join", "one")).rejects.toThrow("not available");
    await expect(b.ask("join", "one")).rejects.toThrow("not found");
    a.thaw();
    expect(await joins(b, "one")).toBe(await a.ask("id"));
  });

  test("of a dead process can be joined after another one has opened them again", async () => {
    await a.ask("open", "one");
    await a.kill();
    a = await FrameworkProcess.start(redis.url);
    await a.ask("open", "one");
    expect(await b.ask("join", "one")).toBe(await a.ask("id"));
  });
});
