import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anyAt, expectAllWhole, playOn, playUntil } from "../support/house-lives.ts";
import { HouseOfNodes } from "../support/house-of-nodes.ts";
import { seatAll } from "../support/lives.ts";
import type { Survivor } from "../support/survivor.ts";

/** Steps after which a game is well under way. */
const midGame = 12;

describe("on three servers games go on", () => {
  let house: HouseOfNodes;
  beforeAll(async () => {
    house = await HouseOfNodes.start(["a", "b", "c"]);
  });
  afterEach(async () => {
    for (const node of house.nodes) if (!node.isRunning) await node.start();
  });
  afterAll(() => house.stop());

  /** Names of the nodes that belong to the house. */
  const members = async (): Promise<readonly string[]> => {
    const rows = await house.query<{ readonly name: string }>("select name from nodes");
    return rows.map(({ name }) => name);
  };

  /** Plays games to their ends, and lets something happen amid them. */
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

  test("though one of them stands still until it is replaced, and ends when it wakes up", () =>
    playAmid(async () => {
      const frozen = await house.busiest();
      frozen.freeze();
      await expect.poll(members).not.toContain(frozen.name);
      frozen.thaw();
      await expect.poll(() => frozen.isRunning).toBe(false);
      await frozen.start();
    }));

  test("though all of them end and start again, one after another", () =>
    playAmid(async () => {
      for (const node of house.nodes) {
        expect(await node.end("SIGTERM")).toBe(0);
        await node.start();
      }
    }));

  test("though Postgres begins anew, and nobody has to come back", async () => {
    const players = await playAmid(async () => {
      await house.postgres.stop();
      await house.postgres.start();
    });
    expect(players.filter(({ returns }) => returns.length > 0)).toEqual([]);
  });

  test("though Redis stands still for a while", () =>
    playAmid(async (players) => {
      house.redis.freeze();
      await anyAt(players, midGame + 12);
      house.redis.thaw();
    }));

  test("and no server has met an error that nobody handled", () => {
    for (const { said } of house.nodes) expect(/.*(nobody caught|nobody handled).*/.exec(said)?.[0]).toBeUndefined();
  });
});
