import { afterEach, beforeEach, expect, test } from "vitest";
import { FencedError } from "../../../server/storage/postgres/fenced-error.ts";
import { applied, type Rating } from "../../../shared/ratings/apply.ts";
import { ClusterAdministrator, startNode, type TestNode } from "../../support/nodes.ts";
import { ratedBegin, ratedEnd, ratedGame } from "../../support/rated.ts";
import { account } from "../../support/result-fixtures.ts";
import { sharedPostgres } from "../../support/shared-postgres.ts";
import { entryOf } from "../../support/stored.ts";
import { ManualTimers } from "../../support/timers.ts";

const rivals = Array.from({ length: 8 }, (_, number) => `a-rival ${number}`);
const two = ["a-ann", "a-rival 0"];

let admin: ClusterAdministrator;
let one: TestNode;
let other: TestNode;

beforeEach(async () => {
  const url = await sharedPostgres.newDatabase();
  admin = new ClusterAdministrator(url);
  one = await startNode(url, "a", new ManualTimers());
  other = await startNode(url, "b", new ManualTimers());
  for (const playerId of ["a-ann", ...rivals]) await account(one.cluster.db, playerId, playerId.slice(2));
});

afterEach(async () => {
  await one?.close();
  await other?.close();
  await admin?.end();
});

const results = () => one.cluster.db.selectFrom("results").selectAll().orderBy("number").execute();
const ratings = () => one.cluster.db.selectFrom("ratings").selectAll().execute();

test("games that end at the same time on two nodes count one after the other", async () => {
  await Promise.all(
    rivals.map((rival, number) => [one, other][number % 2]?.store.write(ratedGame(`game ${number}`, ["a-ann", rival]))),
  );
  const ended = await results();
  expect(ended.map(({ number }) => number)).toEqual(rivals.map((_, number) => number + 1));
  const expected = new Map<string, Rating>();
  for (const { gameId, number } of ended) {
    const [rival = ""] = rivals.filter((_, number) => gameId === `game ${number}`);
    const seats = ["a-ann", rival].map((playerId, seat) => ({ playerId, place: seat + 1, deserted: false }));
    const changes = applied(
      { number: number ?? 0, endedAt: 2000, seats },
      {
        ratingOf: (id) => expected.get(id),
        experienceOf: (id) => expected.get(id)?.experience ?? 0,
        meetingsOf: () => 0,
      },
    );
    for (const { playerId, after } of changes) expected.set(playerId, after);
  }
  const kept = new Map((await ratings()).map(({ playerId, pool: _, ...rating }) => [playerId, rating]));
  expect(kept).toEqual(expected);
});

test("a game that two nodes end counts once", async () => {
  await one.store.write(entryOf({ begun: [ratedBegin("one", two)] }));
  const end = entryOf({ ended: [ratedEnd("one", two)] });
  await Promise.all([one.store.write(end), other.store.write(end)]);
  expect(await results()).toHaveLength(1);
  expect(await ratings()).toMatchObject([{ games: 1 }, { games: 1 }]);
});

test("a node that the cluster has replaced cannot end a game", async () => {
  await one.store.write(entryOf({ begun: [ratedBegin("one", two)] }));
  await admin.ask("delete from nodes where name = 'a'");
  await expect(one.store.write(entryOf({ ended: [ratedEnd("one", two)] }))).rejects.toThrow(FencedError);
  expect([await results(), await ratings()]).toEqual([[], []]);
});

test("the node that takes over a game ends it instead", async () => {
  await one.store.write(entryOf({ begun: [ratedBegin("one", two)] }));
  await admin.ask("delete from nodes where name = 'a'");
  await one.store.write(entryOf({ ended: [ratedEnd("one", two)] })).catch(() => {});
  await other.store.write(entryOf({ ended: [ratedEnd("one", two)] }));
  expect(await results()).toMatchObject([{ gameId: "one", number: 1 }]);
});

test("only one node at a time saves the results of old games", async () => {
  await one.store.write(entryOf({ begun: [ratedBegin("old", two)] }));
  await admin.ask(`update games set "endedAt" = 2000`);
  await admin.ask("begin; select pg_advisory_xact_lock(5046711014)");
  await other.store.saveOldResult("old");
  expect(await results()).toEqual([]);
  await admin.ask("commit");
  await other.store.saveOldResult("old");
  expect(await results()).toMatchObject([{ gameId: "old", unrated: "old" }]);
});
