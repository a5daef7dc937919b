import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { expectGamesIntact, playOneStep, playSteps, untilAnyPlayed } from "../support/cluster-games.ts";
import { seatAll } from "../support/crash-fixtures.ts";
import type { ReconnectingClient } from "../support/reconnecting-client.ts";

/** Number of steps after which a game is well under way. */
const midGame = 12;

describe("on three nodes games continue", () => {
  let cluster: ClusterFixture;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b", "c"]);
  });
  afterEach(async () => {
    for (const node of cluster.nodes) if (!node.isRunning) await node.start();
  });
  afterAll(() => cluster.stop());

  /** Returns the names of the cluster's members. */
  const members = async (): Promise<readonly string[]> => {
    const rows = await cluster.query<{ readonly name: string }>("select name from nodes");
    return rows.map(({ name }) => name);
  };

  /** Plays games to their ends, and causes an incident during them. */
  async function playAmid(
    happens: (players: readonly ReconnectingClient[]) => Promise<void>,
  ): Promise<readonly ReconnectingClient[]> {
    const players = await seatAll(cluster.url, 24);
    await playSteps(players, midGame);
    const ends = players.map(playOneStep);
    await untilAnyPlayed(players, midGame + 4);
    await happens(players);
    await Promise.all(ends);
    await expectGamesIntact(cluster, players);
    return players;
  }

  test("although one node freezes until it is replaced, and shuts down when it wakes up", () =>
    playAmid(async () => {
      const frozen = await cluster.busiest();
      frozen.freeze();
      await expect.poll(members).not.toContain(frozen.name);
      frozen.thaw();
      await expect.poll(() => frozen.isRunning).toBe(false);
      await frozen.start();
    }));

  test("although all nodes restart one after another", () =>
    playAmid(async () => {
      for (const node of cluster.nodes) {
        expect(await node.end("SIGTERM")).toBe(0);
        await node.start();
      }
    }));

  test("although Postgres restarts, and no player has to reconnect", async () => {
    const players = await playAmid(async () => {
      await cluster.postgres.stop();
      await cluster.postgres.start();
    });
    expect(players.filter(({ returns }) => returns.length > 0)).toEqual([]);
  });

  test("although Redis freezes for a while", () =>
    playAmid(async (players) => {
      cluster.redis.freeze();
      await untilAnyPlayed(players, midGame + 12);
      cluster.redis.thaw();
    }));

  test("without an unhandled error on any node", () => {
    for (const { said } of cluster.nodes) expect(/.*(uncaught|unhandled).*/.exec(said)?.[0]).toBeUndefined();
  });
});
