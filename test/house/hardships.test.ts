import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anyAt, expectAllWhole, playOn, playUntil } from "../support/house-lives.ts";
import { HouseOfNodes } from "../support/house-of-nodes.ts";
import { seatAll } from "../support/lives.ts";
import type { Survivor } from "../support/survivor.ts";

/** Number of steps after which a game is well under way. */
const midGame = 12;

describe("on three nodes games continue", () => {
  let house: HouseOfNodes;
  beforeAll(async () => {
    house = await HouseOfNodes.start(["a", "b", "c"]);
  });
  afterEach(async () => {
    for (const node of house.nodes) if (!node.isRunning) await node.start();
  });
  afterAll(() => house.stop());

  /** Returns the names of the cluster's members. */
  const members = async (): Promise<readonly string[]> => {
    const rows = await house.query<{ readonly name: string }>("select name from nodes");
    return rows.map(({ name }) => name);
  };

  /** Plays games to their ends, and causes an incident during them. */
  async function playAmid(happens: (players: readonly Survivor[]) => Promise<void>): Promise<readonly Survivor[]> {
    const players = await seatAll(house.url, 24);
    await playUntil(players, midGame);
    const ends = players.map(playOn);
    await anyAt(players, midGame + 4);
    await happens(players);
    await Promise.all(ends);
    await expectAllWhole(house, players);
    return players;
  }

  test("although one node freezes until it is replaced, and shuts down when it wakes up", () =>
    playAmid(async () => {
      const frozen = await house.busiest();
      frozen.freeze();
      await expect.poll(members).not.toContain(frozen.name);
      frozen.thaw();
      await expect.poll(() => frozen.isRunning).toBe(false);
      await frozen.start();
    }));

  test("although all nodes restart one after another", () =>
    playAmid(async () => {
      for (const node of house.nodes) {
        expect(await node.end("SIGTERM")).toBe(0);
        await node.start();
      }
    }));

  test("although Postgres restarts, and no player has to reconnect", async () => {
    const players = await playAmid(async () => {
      await house.postgres.stop();
      await house.postgres.start();
    });
    expect(players.filter(({ returns }) => returns.length > 0)).toEqual([]);
  });

  test("although Redis freezes for a while", () =>
    playAmid(async (players) => {
      house.redis.freeze();
      await anyAt(players, midGame + 12);
      house.redis.thaw();
    }));

  test("without an unhandled error on any node", () => {
    for (const { said } of house.nodes) expect(/.*(uncaught|unhandled).*/.exec(said)?.[0]).toBeUndefined();
  });
});
