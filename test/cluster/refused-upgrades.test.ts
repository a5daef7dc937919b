import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { siteAt } from "../support/app.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";

const names = ["a", "b", "c"];

/** Many more than the rejections per address within ten seconds on three nodes. */
const knocks = 80;

describe("with three nodes behind nginx,", () => {
  let cluster: ClusterFixture;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(names);
  });
  afterAll(() => cluster.stop());

  /** Sends WebSocket upgrades without a seat from a hostile client, and requests of a player after each of them. */
  async function playAmid(from: string, pathOf: (number: number) => string): Promise<ReadonlySet<number>> {
    const site = siteAt(cluster.url);
    const { token } = await site.newGuest();
    const statuses: number[] = [];
    for (let number = 0; number < knocks; number += 1) {
      await outcomeOf(cluster.url, upgradeAt(pathOf(number)), from);
      for (const path of ["/api/lobby", "/healthz"]) statuses.push((await site.call(`GET ${path}`, { token })).status);
    }
    return new Set(statuses);
  }

  test.each([
    ["the page's address", "127.0.7.1", () => "/"],
    ["the paths of all nodes in turn", "127.0.7.2", (number: number) => `/at/${names[number % 3]}/p/r?sessionId=x`],
  ])("no node counts as dead because a client requests WebSockets without a seat at %s", async (_, from, pathOf) => {
    expect([...(await playAmid(from, pathOf))]).toEqual([200]);
    expect(cluster.nginx.failures).toEqual([]);
  });

  /** Sends 22 WebSocket upgrades to a node from an address. */
  async function knockAt(name: string, from: string): Promise<readonly (string | null)[]> {
    const outcomes: (string | null)[] = [];
    for (let count = 0; count < 22; count += 1)
      outcomes.push(await outcomeOf(cluster.url, upgradeAt(`/at/${name}/p/r?sessionId=x`), from));
    return outcomes;
  }

  test("each node responds with 429 at its own path to an address that it has rejected twenty times", async () => {
    for (const name of names) {
      const first = await knockAt(name, "127.0.7.4");
      // The ten seconds in which a node counts may have ended meanwhile. The next ten have just begun then.
      const outcomes = first.at(-1) === "HTTP 429" ? first : await knockAt(name, "127.0.7.5");
      expect(outcomes).toEqual([...Array(20).fill("HTTP 421"), "HTTP 429", "HTTP 429"]);
    }
  });
});
