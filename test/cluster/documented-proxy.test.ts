import { readFileSync } from "node:fs";
import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { outcomeOf, upgradeAt } from "../../tools/attack/odd-requests.ts";
import { type App, settings, siteAt, startApp, textIn } from "../support/app.ts";
import { Nginx } from "../support/nginx.ts";

/** The configuration block that operators copy. */
const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";

describe("behind an nginx with the block of docs/operations.md, one server", () => {
  let app: App;
  const nginx = new Nginx();
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: "1" });
    await nginx.startWith(
      `gzip on;\ngzip_types *;\ngzip_min_length 1;\n${block.replace("127.0.0.1:2567", new URL(app.url).host)}`,
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await app.close();
  });

  test("gets the address of the page with its port, so that it accepts the page's origin", async () => {
    const answer = await siteAt(nginx.url).call("POST /api/players", { headers: { Origin: nginx.url } });
    expect(answer.status).toBe(201);
  });

  test("seats a player over a WebSocket", async () => {
    const site = siteAt(nginx.url);
    const { token } = await site.newGuest();
    const opened = await site.call("POST /api/tables", { token, body: { settings } });
    const room = await new Client(nginx.url).joinById<TableState>(textIn(opened, "roomId"), { token });
    for (const type of ["welcome", "blocked"]) room.onMessage(type, () => {});
    await expect.poll(() => room.state.chairs?.length).toBeGreaterThan(0);
    await room.leave();
  });

  test("responds to each WebSocket without a seat, and nginx counts none as a failure", async () => {
    const outcomes: (string | null)[] = [];
    for (let count = 0; count < 22; count += 1) outcomes.push(await outcomeOf(nginx.url, upgradeAt("/"), "127.0.6.1"));
    expect(outcomes).toEqual([...Array(20).fill("HTTP 403"), "HTTP 429", "HTTP 429"]);
    expect(nginx.failures).toEqual([]);
  });

  test("counts players by their own addresses", async () => {
    expect(await outcomeOf(nginx.url, upgradeAt("/"), "127.0.6.2")).toBe("HTTP 403");
  });

  test("alone decides about compression: nginx compresses nothing, even by default", async () => {
    const answer = await fetch(`${nginx.url}/assets/main-abc123.js`, { headers: { "Accept-Encoding": "gzip" } });
    expect([answer.status, await answer.text()]).toEqual([200, "console.log(9);"]);
    expect(answer.headers.get("content-encoding")).toBeNull();
  });
});
