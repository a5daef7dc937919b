import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { type App, type Site, settings, siteAt, startApp, textIn } from "../support/app.ts";
import { type StartedProxy, serverProxies } from "../support/proxies.ts";

const cases = serverProxies.flatMap((proxy) => ["/", "/cats/"].map((base) => ({ ...proxy, base })));

describe.each(cases)("behind the $name of deploy/, one server at $base", ({ start, base }) => {
  let app: App;
  let proxy: StartedProxy;
  let site: Site;
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: "127.0.0.1", BASE_PATH: base });
    proxy = await start(new URL(app.url).host, base);
    site = siteAt(`${proxy.url}${base.slice(0, -1)}`);
  });
  afterAll(async () => {
    await proxy.stop();
    await app.close();
  });

  test("has its page, and leads there from the path without its last slash", async () => {
    expect(await site.call("GET /")).toMatchObject({ status: 200, body: expect.stringContaining("Nine Lives") });
    const bare = await fetch(proxy.url + base.slice(0, -1));
    expect([bare.status, bare.url]).toEqual([200, proxy.url + base]);
  });

  test("gets the address of the page with its port, so that it accepts the page's origin", async () => {
    expect((await site.call("POST /api/players", { headers: { Origin: proxy.url } })).status).toBe(201);
  });

  test("seats a player over a WebSocket, on the same chair after a reconnection", async () => {
    const { token } = await site.newGuest();
    const opened = await site.call("POST /api/tables", { token, body: { settings } });
    const enter = async () => {
      const room = await new Client(site.url).joinById<TableState>(textIn(opened, "roomId"), { token });
      const welcomed = new Promise((resolve) => room.onMessage("welcome", resolve));
      room.onMessage("blocked", () => {});
      return { room, welcome: await welcomed };
    };
    const first = await enter();
    const chairOf = ({ welcome }: { readonly welcome: unknown }) => Object(welcome).chair;
    first.room.reconnection.enabled = false;
    first.room.connection.close();
    const second = await enter();
    expect(chairOf(second)).toBe(chairOf(first));
    await expect.poll(() => second.room.state.chairs?.length).toBeGreaterThan(0);
    await second.room.leave();
  });

  test("responds to each WebSocket without a seat, and limits it by the player's own address", async () => {
    const outcomes: (string | null)[] = [];
    for (let count = 0; count < 22; count += 1) outcomes.push(await outcomeOf(proxy.url, upgradeAt(base), "127.0.6.1"));
    expect(outcomes).toEqual([...Array(20).fill("HTTP 403"), "HTTP 429", "HTTP 429"]);
    expect(await outcomeOf(proxy.url, upgradeAt(base), "127.0.6.2")).toBe("HTTP 403");
  });

  test("does not believe an address that a player names", async () => {
    const forged = upgradeAt(base).replace("\r\n\r\n", "\r\nX-Forwarded-For: 127.0.6.3\r\n\r\n");
    for (let count = 0; count < 21; count += 1) await outcomeOf(proxy.url, forged, "127.0.6.4");
    expect(await outcomeOf(proxy.url, forged, "127.0.6.4")).toBe("HTTP 429");
    expect(await outcomeOf(proxy.url, upgradeAt(base), "127.0.6.3")).toBe("HTTP 403");
  });

  test("alone decides about compression", async () => {
    const answer = await fetch(`${site.url}/assets/main-abc123.js`, { headers: { "Accept-Encoding": "gzip" } });
    expect([answer.status, await answer.text()]).toEqual([200, "console.log(9);"]);
    expect(answer.headers.get("content-encoding")).toBeNull();
  });
});
