import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { health } from "../../server/transport/http/health.ts";
import { addressHereOf, onlyHere, publicAddressOf } from "../../server/transport/http/node-paths.ts";
import { isAllowedOrigin, pagesOf, securityHeaders } from "../../server/transport/http/security.ts";
import { type Site, siteAt } from "../support/app.ts";

const nodeUrls = () => ["https://cats.example/at/a", "https://cats.example/at/b", "https://dogs.example"];
const cluster = { redisUrl: "", databaseUrl: "", nodeName: "a", nodeUrl: "https://cats.example/at/a" };
const ofNodeA = { cluster, BASE_PATH: "/" };
const pages = pagesOf({ PUBLIC_URL: "https://play.example" }, nodeUrls);

let http = createServer();
afterEach(() => http.close());

/** Starts node a with the routing parts of a server. */
async function nodeA({ isReady = true } = {}): Promise<Site> {
  const app = express();
  app.use(securityHeaders({}, pages));
  app.use(onlyHere(addressHereOf(ofNodeA, nodeUrls), (_request, _response, next) => next()));
  app.use(health({ tables: { refusal: null }, version: "0.0.0", isReady: () => isReady }));
  app.use((request, response) => response.send(`at ${request.path}`));
  http = createServer(app).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  return siteAt(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
}

test.each([
  ["/at/a/process/room?sessionId=x", "/process/room?sessionId=x"],
  ["/at/a", "/"],
  ["/at/a?x", "/?x"],
  ["/api/lobby", "/api/lobby"],
  ["/at/abc/room", "/at/abc/room"],
])("node a strips its path from %s", (address, rest) => {
  expect(addressHereOf(ofNodeA, nodeUrls)(address)).toBe(rest);
});

test("a node below a base path has its path there", () => {
  const nodes = ["https://cats.example/cats/at/a", "https://cats.example/cats/at/b"];
  const config = { cluster: { ...cluster, nodeUrl: "https://cats.example/cats/at/a" }, BASE_PATH: "/cats/" };
  const here = addressHereOf(config, () => nodes);
  expect(["/at/a/x", "/x", "/at/b/x"].map(here)).toEqual(["/x", "/x", null]);
});

test("a node with its own host strips nothing, and recognises the paths of others", () => {
  const here = addressHereOf({ ...ofNodeA, cluster: { ...cluster, nodeUrl: "https://dogs.example" } }, nodeUrls);
  expect([here("/process/room"), here("/at/a/process/room")]).toEqual(["/process/room", null]);
});

test("a standalone server leaves every path unchanged", () => {
  expect(addressHereOf({ ...ofNodeA, cluster: null }, () => [])("/at/a/process/room")).toBe("/at/a/process/room");
});

test("Colyseus clients get the host and path of a node", () => {
  expect(publicAddressOf("https://cats.example/at/a")).toBe("cats.example/at/a");
});

test("a request with a node's path gets the same response as without it", async () => {
  const site = await nodeA();
  expect(await site.call("GET /at/a/api/lobby")).toMatchObject({ status: 200, body: "at /api/lobby" });
  expect(await site.call("GET /at/a/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
});

test("an API request with another node's path gets a retryable error", async () => {
  const answer = await (await nodeA()).call("POST /at/b/api/tables", { body: {} });
  expect(answer).toMatchObject({ status: 421, body: { error: "again" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a page request with another node's path gets a readable reason", async () => {
  const answer = await (await nodeA()).call("GET /at/b/t/ABCDEF", { headers: { Accept: "text/html,*/*;q=0.8" } });
  expect(answer).toMatchObject({ status: 421, body: expect.stringContaining("belongs to another node") });
});

test("a node that is no member of the cluster is not ready, but alive", async () => {
  const site = await nodeA({ isReady: false });
  expect(await site.call("GET /readyz")).toMatchObject({ status: 503, body: { status: "not-a-member" } });
  expect(await site.call("GET /healthz")).toMatchObject({ status: 200 });
});

test("a page may open WebSockets to every node of the cluster", async () => {
  const { headers } = await (await nodeA()).call("GET /");
  expect(headers.get("content-security-policy")).toContain(
    "connect-src 'self' wss://play.example wss://cats.example wss://dogs.example;",
  );
});

test.each([
  ["https://play.example", true],
  ["https://dogs.example", true],
  ["https://mice.example", false],
  ["null", false],
])("a page at %s may talk to node a: %s", (origin, may) => {
  expect(isAllowedOrigin({ origin, host: "cats.example" }, pages)).toBe(may);
});
