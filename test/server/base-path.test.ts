import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { type Answer, type App, newFolder, type Site, settings, siteAt, startApp, textIn } from "../support/app.ts";
import { Guest } from "../support/guest.ts";

/** A page with each kind of address that the build writes. */
const page = `<!doctype html><meta name="base-path" content="/" /><meta property="og:image" content="/icons/preview.png" />
<link rel="alternate" hreflang="de" href="/?l=de" /><link rel="manifest" href="/manifest.webmanifest">
<script src="/outdated.js"></script><script type="module" src="/assets/main.js"></script><img src="/icons/icon.svg">`;

/** Creates a folder like that of the client's build. */
function built(): string {
  const folder = newFolder();
  for (const name of ["assets", "icons"]) mkdirSync(join(folder, name));
  for (const name of ["index.html", "index.de.html", "offline.html"]) writeFileSync(join(folder, name), page);
  for (const name of ["assets/main.js", "icons/icon.svg", "sw.js"]) writeFileSync(join(folder, name), "");
  writeFileSync(join(folder, "manifest.en.webmanifest"), `{"start_url":"./"}`);
  return folder;
}

const paths = readFileSync("server/transport/http/pages.ts", "utf8");
const screens = /const screens = \[([^\]]*)\]/.exec(paths)?.[1] ?? "";

/** Paths of all pages and API routes in the source, such as "GET /api/tables/x/invitation". */
const routes: readonly string[] = [
  ...Array.from(screens.matchAll(/"(.+)"/g), ([, path = ""]) => `GET ${path}`),
  ...globSync("server/transport/http/*-api.ts").flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/\.(get|post|put|patch|delete)\(\s*"(\/[^"]*)"/g),
      ([, method = "", path]) => `${method.toUpperCase()} /api${path}`,
    ),
  ),
].map((route) => route.replaceAll(/[{}]/g, "").replaceAll(/[:*]\w+/g, "x"));

/** Addresses of this origin in an answer: of its headers, and of each attribute and text that is only an address. */
function addressesIn({ headers, body }: Answer): readonly string[] {
  const cookies = headers.getSetCookie().map((cookie) => /Path=([^;]*)/i.exec(cookie)?.[1] ?? "none");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const inside = Array.from(text.matchAll(/"((?:http:\/\/cats\.example)?\/[^"]*)"/g), ([, address = ""]) => address);
  const location = headers.get("location");
  return [...cookies, ...inside, ...(location === null ? [] : [location])].map(
    (address) => new URL(address, "http://cats.example").pathname,
  );
}

describe("a server below /cats/", () => {
  let app: App;
  let origin: Site;
  beforeAll(async () => {
    const env = { BASE_PATH: "/cats/", PUBLIC_URL: "http://cats.example", LIMIT_LOOPBACK: "off" };
    app = await startApp(env, { clientFolder: built() });
    origin = siteAt(new URL(app.url).origin);
  });
  afterAll(() => app.close());

  test("names no address outside in any answer of its pages and its API", async () => {
    expect(routes.length).toBeGreaterThan(80);
    const { token } = await app.newGuest();
    const files = ["/offline.html", "/manifest.webmanifest", "/sw.js", "/assets/main.js", "/index.de.html", "/x/y"];
    const found: string[] = [];
    for (const route of [...routes, ...files.map((file) => `GET ${file}`), "GET /t/x?l=de"])
      for (const says of [{}, { token }, { headers: { Accept: "text/html" } }])
        found.push(...addressesIn(await app.call(route, route.startsWith("GET") ? says : { body: {}, ...says })));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((address) => !address.startsWith("/cats/"))).toEqual([]);
  });

  test("knows none of its pages, files and API routes outside", async () => {
    const { token } = await app.newGuest();
    const outside = [
      ...routes,
      "GET /offline.html",
      "GET /sw.js",
      "GET /catsup/",
      "POST /matchmake/joinOrCreate/queue",
    ];
    const statuses = outside.map(async (route) => (await origin.call(route, { token })).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  });

  test("leads from the path without its last slash to its start page", async () => {
    const answer = await fetch(`${origin.url}/cats?l=de`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/cats/"]);
  });

  test("answers health checks below the path and at the root", async () => {
    for (const site of [app, origin])
      for (const check of ["GET /healthz", "GET /readyz"]) expect((await site.call(check)).status).toBe(200);
  });

  test("names the base path and absolute addresses for link previews in its pages", async () => {
    const { body } = await app.call("GET /create");
    for (const part of [
      'name="base-path" content="/cats/"',
      'property="og:image" content="http://cats.example/cats/icons/preview.png"',
      'hreflang="de" href="http://cats.example/cats/?l=de"',
      'src="/cats/assets/main.js"',
    ])
      expect(body).toContain(part);
  });

  test("seats a player over a WebSocket below the path", async () => {
    const { token } = await app.newGuest();
    const opened = await app.call("POST /api/tables", { token, body: { settings } });
    const there = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token }));
    await there.until(() => there.welcomes.length > 0);
  });

  test("names its cookie after the path and binds it there", async () => {
    const { headers } = await app.call("POST /api/players", { body: {} });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^nine-lives-guest-80\+cats=.*; Path=\/cats\/;/)]);
  });
});

test("the cookie of a site with https below a path is secure", async () => {
  const app = await startApp({ PUBLIC_URL: "https://cats.example", BASE_PATH: "/a/b/" });
  const { headers } = await app.call("POST /api/players", { body: {} });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Secure-nine-lives-guest-443\+a\+b=nl2\..*; Path=\/a\/b\/;.*Secure/),
  ]);
  await app.close();
});

test("two servers below one origin ignore each other's cookies", async () => {
  const first = await startApp({ BASE_PATH: "/cats/" });
  const headers = { Origin: new URL(first.url).origin };
  const arrived = await first.call("POST /api/players", { body: {}, headers });
  const [cookie = ""] = arrived.headers.getSetCookie();
  const Cookie = cookie.split(";")[0] ?? "";
  expect((await first.call("POST /api/players", { body: {}, headers: { ...headers, Cookie } })).status).toBe(200);
  const { port } = new URL(first.url);
  await first.close();
  const second = await startApp({ PORT: port });
  expect((await second.call("POST /api/players", { body: {}, headers: { ...headers, Cookie } })).status).toBe(201);
  await second.close();
});
