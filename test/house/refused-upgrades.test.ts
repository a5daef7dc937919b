import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { siteAt } from "../support/app.ts";
import { HouseOfNodes } from "../support/house-of-nodes.ts";

const names = ["a", "b", "c"];

/** Many more than an address may be refused at three nodes within ten seconds. */
const knocks = 80;

describe("of three servers behind nginx", () => {
  let house: HouseOfNodes;
  beforeAll(async () => {
    house = await HouseOfNodes.start(names);
  });
  afterAll(() => house.stop());

  /** Lets a hostile client ask for WebSockets without a seat, and a player for everything after each of them. */
  async function playAmid(from: string, pathOf: (number: number) => string): Promise<ReadonlySet<number>> {
    const site = siteAt(house.url);
    const { token } = await site.newGuest();
    const statuses: number[] = [];
    for (let number = 0; number < knocks; number += 1) {
      await outcomeOf(house.url, upgradeAt(pathOf(number)), from);
      for (const path of ["/api/lobby", "/healthz"]) statuses.push((await site.call(`GET ${path}`, { token })).status);
    }
    return new Set(statuses);
  }

  test.each([
    ["the page's address", "127.0.7.1", () => "/"],
    ["the paths of all nodes in turn", "127.0.7.2", (number: number) => `/at/${names[number % 3]}/p/r?sessionId=x`],
  ])("nginx takes none for dead because a client asks for WebSockets without a seat at %s", async (_, from, pathOf) => {
    expect([...(await playAmid(from, pathOf))]).toEqual([200]);
    expect(house.nginx.failures).toEqual([]);
  });

  test("each server answers 429 at its own path to an address that it has refused twenty times", async () => {
    for (const name of names) {
      const outcomes: (string | null)[] = [];
      for (let count = 0; count < 22; count += 1)
        outcomes.push(await outcomeOf(house.url, upgradeAt(`/at/${name}/p/r?sessionId=x`), "127.0.7.4"));
      expect(outcomes).toEqual([...Array(20).fill("HTTP 421"), "HTTP 429", "HTTP 429"]);
    }
  });
});
