import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteAt } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { playOneStep, playSteps } from "../support/cluster-games.ts";
import { finished, holders, queueUp, resultOf } from "../support/queue-players.ts";

describe("a rated game in a cluster of two nodes", () => {
  let cluster: ClusterFixture;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b"], { PUBLIC_URL: "http://localhost:2567" });
  });
  afterAll(() => cluster?.stop());

  test("is rated once if its node is killed during the game", async () => {
    const site = siteAt(cluster.url);
    const people = await holders(site, ["Winnie", "Lottie"]);
    const players = await queueUp(site, people);
    await playSteps(players, 8);
    const playing = players.map(playOneStep);
    const owner = await cluster.busiest();
    await owner.end("SIGKILL");
    await owner.start();
    await Promise.all(playing);
    const id = await finished(site, people[0]);
    const result = await resultOf(site, id, people[0]);
    expect(result).toMatchObject({ pool: "kittens-two", unrated: null });
    expect(result.changes.map((change) => change?.after.games)).toEqual([1, 1]);
    expect(await cluster.query(`select number::int from results`)).toEqual([{ number: 1 }]);
    expect(await cluster.query(`select games from ratings`)).toEqual([{ games: 1 }, { games: 1 }]);
    expect(await cluster.query(`select games from weeks`)).toEqual([{ games: 1 }, { games: 1 }]);
  });
});
