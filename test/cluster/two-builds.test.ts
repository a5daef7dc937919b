import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connectTable } from "../../client/net/table-connection.ts";
import { protocolVersion } from "../../shared/net/protocol.ts";
import { games } from "../../shared/registry.ts";
import { stubPage } from "../client/page-stub.ts";
import { siteAt, textIn } from "../support/app.ts";
import { newBuild, speaking, withoutAdditions, withoutDecks } from "../support/build.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { expectGamesIntact, playOneStep, playSteps, untilAnyPlayed } from "../support/cluster-games.ts";
import { seatAll, seatAt } from "../support/crash-fixtures.ts";
import { deckSettings, decks } from "../support/decks.ts";
import type { ReconnectingClient } from "../support/reconnecting-client.ts";
import { settingsFor } from "../support/table-fixture.ts";

/** Number of steps after which a game is well under way. */
const midGame = 8;

describe("an update of three nodes", () => {
  const [before, after] = [newBuild("1.0.0"), newBuild("1.1.0")];
  let cluster: ClusterFixture;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b", "c"], {}, before.folder);
  });
  afterAll(() => cluster?.stop());

  beforeEach(() => {
    vi.stubGlobal("location", { origin: cluster.url });
    stubPage();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (address: string, how: RequestInit) => fetch(new URL(address, cluster.url), how));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Replaces nodes by those of another build, one after another; by default all. */
  async function update(folder: string, nodes = cluster.nodes): Promise<void> {
    for (const node of nodes) {
      expect(await node.end("SIGTERM")).toBe(0);
      node.build = folder;
      await node.start();
    }
  }

  const pageOf = ({ seated, token }: ReconnectingClient) =>
    connectTable(games, seated, { token: () => token, formerly: () => null });

  const textAt = async (address: string) => (await fetch(address)).text();

  test("lets pages of the previous build play on, and load missing files from any node", async () => {
    const players = await seatAll(cluster.url, 6);
    await playSteps(players, midGame);
    const ends = players.map(playOneStep);
    await untilAnyPlayed(players, midGame + 2);
    await update(after.folder);
    await Promise.all(ends);
    await expectGamesIntact(cluster, players);
    for (const { url } of cluster.nodes) {
      expect(await textAt(`${url}/`)).toContain("main-1.1.0.js");
      for (const [name, text] of Object.entries({ ...before.files, ...after.files }))
        expect(await textAt(`${url}/assets/${name}`)).toBe(text);
    }
  });

  test("leaves a table with a deck of its host to the nodes that know such decks", async () => {
    const [newer, ...others] = cluster.nodes;
    const [older] = others;
    if (!older || !newer) throw new Error("expected three nodes");
    await update(newBuild("0.9.0", ...withoutDecks).folder, others);
    const players = await seatAt(newer.url, deckSettings(3, decks["flat attacks"]));
    await playSteps(players, midGame);
    expect(await newer.end("SIGTERM")).toBe(0);
    await expect.poll(() => older.said).toContain("table-set-aside");
    const { token } = await siteAt(older.url).newGuest();
    const find = () => siteAt(older.url).call(`GET /api/tables/${players[0]?.seated.code}`, { token });
    expect(await find()).toMatchObject({ status: 503, body: { error: "again" } });
    await newer.start();
    await Promise.all(players.map(playOneStep));
    await expectGamesIntact(cluster, players);
  });

  test("lets a newer page play at an older node, to which it sends no message that the node does not know", async () => {
    await update(newBuild("0.9.0", ...withoutAdditions).folder);
    const [player] = await seatAll(cluster.url, 1);
    if (!player) throw new Error("nobody has a seat");
    const page = pageOf(player);
    await expect.poll(() => page.connection.value).toBe("open");
    const seen: string[] = [];
    page.connection.subscribe((connection) => void seen.push(connection));
    page.pictureShown?.();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await page.manage({ type: "here" })).toEqual({ ok: true, value: null });
    expect(seen).toEqual(["open"]);
    page.close();
  });

  test("refuses a screen at a table of an older node like at a table that was not made for one", async () => {
    const [older, newer] = cluster.nodes;
    if (!older || !newer) throw new Error("expected two nodes");
    await update(newBuild("0.9.0", ...withoutAdditions).folder);
    expect(await newer.end("SIGTERM")).toBe(0);
    newer.build = after.folder;
    await newer.start();
    const host = await siteAt(older.url).newGuest();
    const opened = await siteAt(older.url).call("POST /api/tables", {
      token: host.token,
      body: { settings: settingsFor(2) },
    });
    const path = `GET /api/tables/${textIn(opened, "code")}/screen`;
    const ask = () => siteAt(newer.url).call(path, { token: host.token });
    await expect.poll(ask).toMatchObject({ status: 404, body: { error: "no-such-table" } });
  });

  test("keeps a page at its table while the protocol version is the same, and makes it reload otherwise", async () => {
    const [player] = await seatAll(cluster.url, 1);
    if (!player) throw new Error("nobody has a seat");
    const page = pageOf(player);
    await expect.poll(() => page.connection.value).toBe("open");
    const seen: string[] = [];
    page.connection.subscribe((connection) => void seen.push(connection));
    await update(before.folder);
    await expect.poll(() => page.connection.value).toBe("open");
    expect(new Set(seen)).toEqual(new Set(["open", "lost"]));
    await update(newBuild("2.0.0", speaking(protocolVersion + 1)).folder);
    await expect.poll(() => page.connection.value).toBe("outdated");
  });
});
