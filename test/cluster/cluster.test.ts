import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { expectGamesIntact, playOneStep, playSteps, untilAnyPlayed } from "../support/cluster-games.ts";
import { seatAll } from "../support/crash-fixtures.ts";
import type { ReconnectingClient } from "../support/reconnecting-client.ts";

/** Matches all queries except those of the test itself. */
const byServers = /^(?!select query, sum\(calls\))/;

/** Number of steps after which a game is well under way. */
const midGame = 12;

describe("games on three nodes behind one nginx", () => {
  let cluster: ClusterFixture;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b", "c"]);
  });
  afterEach(async () => {
    for (const node of cluster.nodes) if (!node.isRunning) await node.start();
  });
  afterAll(() => cluster.stop());

  const returned = (players: readonly ReconnectingClient[]) => players.filter(({ returns }) => returns.length > 0);

  /** Seats players as soon as the cluster admits them. */
  async function seatedPatiently(tables: number): Promise<readonly ReconnectingClient[]> {
    let players: readonly ReconnectingClient[] = [];
    const seat = async () => {
      players = await seatAll(cluster.url, tables).catch(() => []);
      return players.length;
    };
    await expect.poll(seat).toBeGreaterThan(0);
    return players;
  }

  /** Counts the queries during some steps of running games. The steps may end one of the games. */
  async function askedMeanwhile() {
    const players = await seatAll(cluster.url, 9);
    await playSteps(players, 4);
    const [statements, steps] = [await cluster.statements(), await cluster.steps()];
    const stop = await cluster.redis.overhear();
    await playSteps(players, midGame);
    const ofRedis = stop().filter(([, key]) => key !== load);
    const ofPostgres = [...(await cluster.statements())]
      .map(([text, calls]) => ({ text, calls: calls - (statements.get(text) ?? 0) }))
      .filter(({ text, calls }) => calls > 0 && !isHousekeeping(text));
    const isOneOver = players.some(({ guest }) => guest.state.phase !== "playing");
    return { ofRedis, ofPostgres, steps: (await cluster.steps()) - steps, isOneOver };
  }

  test("running games cause no Redis commands, and only the Postgres queries that save their steps", async () => {
    let asked = await askedMeanwhile();
    while (asked.isOneOver) asked = await askedMeanwhile();
    expect(asked.ofRedis).toEqual([]);
    expect(asked.ofPostgres.map(({ text }) => text)).toEqual([expect.stringContaining("insert into steps")]);
    expect(asked.ofPostgres[0]?.calls).toBeLessThanOrEqual(asked.steps);
  });

  test("without games each node sends at most three queries a second to Postgres, and hardly any command to Redis", async () => {
    const beats = async () => count(await cluster.statements(), /^with beat/);
    const start = await beats();
    const [statements, commands] = [await cluster.statements(), await cluster.redis.commands()];
    const since = performance.now();
    // Six seconds of three nodes.
    await expect
      .poll(async () => (await beats()) - start, { interval: 500, timeout: 30_000 })
      .toBeGreaterThanOrEqual(36);
    const [asked, given] = [await cluster.statements(), await cluster.redis.commands()];
    const seconds = (performance.now() - since) / 1000;
    const beaten = (await beats()) - start;
    // Polls of each node with an interval of half a minute may fall into this time.
    const looks = 3 * 7;
    expect(count(asked, byServers) - count(statements, byServers)).toBeLessThanOrEqual(3 * 3 * seconds + looks);
    expect(sum(given) - sum(commands)).toBeLessThanOrEqual(beaten);
  });

  test("a game of a killed node continues on another one with all sent events and accepted commands", async () => {
    const players = await seatAll(cluster.url, 60);
    await playSteps(players, midGame);
    const victim = await cluster.busiest();
    const ends = players.map(playOneStep);
    await untilAnyPlayed(players, midGame + 6);
    await victim.end("SIGKILL");
    await Promise.all(ends);
    expect(returned(players).length).toBeGreaterThan(0);
    await expectGamesIntact(cluster, players);
  });

  test("a node that shuts down hands its games over and exits without an error", async () => {
    const players = await seatAll(cluster.url, 30);
    await playSteps(players, midGame);
    const leaver = await cluster.busiest();
    const ends = players.map(playOneStep);
    await untilAnyPlayed(players, midGame + 6);
    expect(await leaver.end("SIGTERM")).toBe(0);
    await Promise.all(ends);
    expect(returned(players).length).toBeGreaterThan(0);
    await expectGamesIntact(cluster, players);
  });

  test("games continue through a restart of Redis, and all nodes find the tables afterwards", async () => {
    const players = await seatAll(cluster.url, 6);
    await playSteps(players, midGame);
    const ends = players.map(playOneStep);
    await cluster.redis.restart();
    await Promise.all(ends);
    expect(returned(players)).toEqual([]);
    await expectGamesIntact(cluster, players);
    const later = await seatedPatiently(3);
    await Promise.all(later.map(playOneStep));
    await expectGamesIntact(cluster, later);
  });

  test("no node has logged an unhandled error", () => {
    for (const { said } of cluster.nodes) expect(/.*(uncaught|unhandled).*/.exec(said)?.[0]).toBeUndefined();
  });
});

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, number) => total + number, 0);

const count = (statements: ReadonlyMap<string, number>, kind: RegExp): number =>
  sum(new Map([...statements].filter(([text]) => kind.test(text.trim()))));

/** Hash in which each node writes its number of rooms every five seconds. */
const load = "roomcount";

/**
 * Returns whether a query is periodic, with or without games: heartbeats, and polls for unowned tables, for changes by
 * operators and moderators, and for the last backup.
 */
const isHousekeeping = (statement: string): boolean =>
  !statement.includes("insert into steps") &&
  /^(begin|commit)$|count|nodes|owner|waiters|looks|pg_|notices|sanctions|taken|watchedNetworks|backupMarks/.test(
    statement,
  );
