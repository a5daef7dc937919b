import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../../support/app.ts";
import { boardOf, finished, historyOf, holders, profileOf, queueUp, resultOf } from "../../support/queue-players.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ MESSAGES_PER_SECOND: "100000", LIMIT_LOOPBACK: "off" });
});
afterAll(() => app.close());

test("a game of two accounts from the queue rates both, and every page of players shows the same ratings", async () => {
  const people = await holders(app, ["Winnie", "Lottie"]);
  const players = await queueUp(app, people);
  await Promise.all(players.map((player) => player.play()));
  const id = await finished(app, people[0]);
  const result = await resultOf(app, id, people[0]);
  expect(result).toMatchObject({ id, pool: "kittens-two", unrated: null });
  expect(result.changes.map((change) => change?.place).toSorted()).toEqual([1, 2]);
  for (const [index, holder] of people.entries()) {
    const change = result.changes[players[index]?.guest.seat ?? -1];
    const won = change?.place === 1;
    expect(change).toMatchObject({ before: { rating: 1500, games: 0 }, after: { games: 1 }, deserted: false });
    expect(Math.sign((change?.after.rating ?? 0) - 1500)).toBe(won ? 1 : -1);
    expect(await profileOf(app, holder)).toMatchObject({
      all: { games: 1, wins: won ? 1 : 0, fairShare: 0.5 },
      ratings: [{ pool: "kittens-two", rating: change?.after.rating, games: 1, provisional: true, rank: null }],
    });
    expect(await historyOf(app, holder)).toMatchObject({
      played: 1,
      won: won ? 1 : 0,
      games: [{ id, hasReplay: true, change: (change?.after.rating ?? 0) - (change?.before.rating ?? 0) }],
    });
  }
  expect(await boardOf(app, "kittens-two", people[0])).toMatchObject({ top: [], near: [], people: 0 });
});

test("a player who leaves a rated game of three is last and loses rating", async () => {
  const people = await holders(app, ["Stayer", "Other", "Leaver"]);
  const players = await queueUp(app, people);
  const leaver = players[2];
  if (!leaver) throw new Error("expected three players");
  const { seat } = leaver.guest;
  await leaver.guest.manage({ type: "leave" });
  await Promise.all(players.slice(0, 2).map((player) => player.play()));
  const result = await resultOf(app, await finished(app, people[0]), people[0]);
  expect(result).toMatchObject({ pool: "kittens-more", unrated: null });
  expect(result.changes.map((change) => change?.place).toSorted()).toEqual([1, 2, 3]);
  const change = result.changes[seat ?? -1];
  expect(change).toMatchObject({ place: 3, deserted: true });
  expect(change?.after.rating).toBeLessThan(change?.before.rating ?? 0);
});

test("a game with a guest counts for no player and gives the reason", async () => {
  const people = await holders(app, ["Member"]);
  const { token } = await app.newGuest();
  const players = await queueUp(app, [...people, { token }]);
  await Promise.all(players.map((player) => player.play()));
  const id = await finished(app, people[0]);
  expect(await resultOf(app, id, people[0])).toEqual({ id, pool: null, unrated: "guest", changes: [null, null] });
  expect(await profileOf(app, people[0])).toMatchObject({ all: { games: 1 }, ratings: [] });
  expect(await historyOf(app, people[0])).toMatchObject({ games: [{ id, change: null }] });
});
