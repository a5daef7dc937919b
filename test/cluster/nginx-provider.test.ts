import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Nginx } from "../support/nginx.ts";

const asked: string[] = [];
/** Nodes that break the connection of every callback of the OpenID provider, and answer all other requests. */
const nodes = ["a", "b"].map((name) =>
  createServer((request, answer) => {
    asked.push(`${name} ${request.url}`);
    if (request.url?.startsWith("/api/provider/")) request.socket.destroy();
    else answer.end();
  }),
);
const nginx = new Nginx();

beforeAll(async () => {
  for (const node of nodes) await once(node.listen(0, "127.0.0.1"), "listening");
  await nginx.start(
    nodes.map((node, place) => ({ name: "ab"[place] ?? "", port: (node.address() as AddressInfo).port })),
  );
});
afterAll(async () => {
  await nginx.stop();
  for (const node of nodes) node.close();
});

test("nginx repeats no callback of the OpenID provider at another node, and skips no node that failed it", async () => {
  for (let attempts = 0; attempts < 4; attempts += 1) {
    asked.length = 0;
    expect((await fetch(`${nginx.url}/api/provider/callback`)).status).toBe(502);
    expect(asked).toHaveLength(1);
  }
  asked.length = 0;
  for (let attempts = 0; attempts < 4; attempts += 1) await fetch(`${nginx.url}/api/lobby`);
  expect(new Set(asked)).toEqual(new Set(["a /api/lobby", "b /api/lobby"]));
});
