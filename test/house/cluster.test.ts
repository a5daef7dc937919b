import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anyAt, expectAllWhole, playOn, playUntil } from "../support/house-lives.ts";
import { HouseOfNodes } from "../support/house-of-nodes.ts";
import { seatAll } from "../support/lives.ts";
import { hasNginx } from "../support/nginx.ts";
import { hasPostgres } from "../support/postgres.ts";
import { hasRedis } from "../support/redis.ts";
import type { Survivor } from "../support/survivor.ts";

/** Steps after which a game is well under way. */
const midGame = 12;

describe.skipIf(!hasPostgres || !hasRedis || !hasNginx)("games on three servers behind one nginx", () => {
  let house: HouseOfNodes;
  beforeAll(async () => {
    house = await HouseOfNodes.start(["a", "b", "c"]);
  });
  afterEach(async () => {
    for (const node of house.nodes) if (!node.isRunning) await node.start();
  });
  afterAll(() => house.stop());

  const returned = (players: readonly Survivor[]) => players.filter(({ returns }) => returns.length > 0);

  /** Seats players as soon as the house lets them. */
  async function seatedPatiently(tables: number): Promise<readonly Survivor[]> {
    let players: readonly Survivor[] = [];
    const seat = async () => {
      players = await seatAll(house.url, tables).catch(() => []);
      return players.length;
    };
    await expect.poll(seat).toBeGreaterThan(0);
    return players;
  }

  test("while everybody plays, Redis is asked nothing, and Postgres only to keep the steps", async () => {
    const players = await seatAll(house.url, 9);
    await playUntil(players, 4);
    const commands = await house.redis.commands();
    const idle = await house.statements();
    await playUntil(players, midGame);
    expect(await house.redis.commands()).toEqual(commands);
    const asked = await house.statements();
    const more = [...asked].flatMap(([text, calls]) => (calls > (idle.get(text) ?? 0) ? [text] : []));
    expect(more.filter((text) => !isHousekeeping(text))).toEqual([expect.stringContaining('"steps"')]);
    const kept = more.reduce(
      (sum, text) => (isHousekeeping(text) ? sum : sum + (asked.get(text) ?? 0) - (idle.get(text) ?? 0)),
      0,
    );
    const steps = players.reduce((sum, { accepted }) => sum + accepted.length, 0);
    expect(kept).toBeLessThanOrEqual(steps);
  });

  test("a game whose server is killed goes on at another one with all that was told and accepted", async () => {
    const players = await seatAll(house.url, 60);
    await playUntil(players, midGame);
    const victim = await house.busiest();
    const ends = players.map(playOn);
    await anyAt(players, midGame + 6);
    await victim.end("SIGKILL");
    await Promise.all(ends);
    expect(returned(players).length).toBeGreaterThan(0);
    await expectAllWhole(house, players);
  });

  test("a server that is told to end hands its games over and ends without a fault", async () => {
    const players = await seatAll(house.url, 30);
    await playUntil(players, midGame);
    const leaver = await house.busiest();
    const ends = players.map(playOn);
    await anyAt(players, midGame + 6);
    expect(await leaver.end("SIGTERM")).toBe(0);
    await Promise.all(ends);
    expect(returned(players).length).toBeGreaterThan(0);
    await expectAllWhole(house, players);
  });

  test("games do not notice that Redis begins anew, and tables are found from everywhere afterwards", async () => {
    const players = await seatAll(house.url, 6);
    await playUntil(players, midGame);
    const ends = players.map(playOn);
    await house.redis.restart();
    await Promise.all(ends);
    expect(returned(players)).toEqual([]);
    await expectAllWhole(house, players);
    const later = await seatedPatiently(3);
    await Promise.all(later.map(playOn));
    await expectAllWhole(house, later);
  });

  test("no server has met an error that nobody handled", () => {
    for (const { name, said } of house.nodes) expect([name, /that nobody/.exec(said)?.[0]]).toEqual([name, undefined]);
  });
});

/** What nodes ask whether or not anybody plays: their beats, and their looks for what has no owner. */
const isHousekeeping = (statement: string): boolean =>
  /nodes|owner|looks|"?waiters|pg_/i.test(statement) && !/steps/.test(statement);
