import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ClusterBuildFiles } from "../../server/cluster/build-files.ts";
import { type OpenClusterStore, openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { pages } from "../../server/transport/http/pages.ts";
import { newFolder, siteAt } from "../support/app.ts";
import { Postgres } from "../support/postgres.ts";
import { ManualTimers } from "../support/timers.ts";

const postgres = new Postgres();
beforeAll(() => postgres.create());
afterAll(() => postgres.stop());

const log = { info() {}, error() {} };
const timers = new ManualTimers();
const script = "console.log(9);".repeat(200);

/** Compressed versions that a build has beside a file. */
const compressed = (name: string, text: string): Readonly<Record<string, Buffer>> => ({
  [`${name}.br`]: brotliCompressSync(text),
  [`${name}.gz`]: gzipSync(text),
});

let cluster: OpenClusterStore;
let ends: (() => unknown)[] = [];

beforeEach(async () => {
  cluster = await openClusterStore(await postgres.newDatabase(), log);
  ends = [() => cluster.close()];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
});

/**
 * Starts a node with a build of its own.
 * @param files of the build, by name.
 */
async function aNode(files: Readonly<Record<string, string | Buffer>>) {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, "assets", name), body);
  const builds = new ClusterBuildFiles({ db: cluster.db, timers, log });
  await builds.start(folder);
  const http = createServer(express().use(pages(folder, { BASE_PATH: "/" }, builds)));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  ends.push(
    () => builds.stop(),
    () => http.closeAllConnections(),
    () => http.close(),
  );
  const address = http.address();
  return siteAt(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
}

/** Makes all files older by a number of days. */
const age = (days: number) =>
  sql`update assets set "addedAt" = "addedAt" - make_interval(days => ${days})`.execute(cluster.db);

const namesKept = async () => {
  const rows = await cluster.db.selectFrom("assets").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
};

test("each of two nodes serves the files of both builds", async () => {
  const older = await aNode({ "main-aaaaaaaa.js": "old" });
  const newer = await aNode({ "main-bbbbbbbb.js": "new" });
  expect(await older.call("GET /assets/main-bbbbbbbb.js")).toMatchObject({ status: 200, body: "new" });
  expect(await newer.call("GET /assets/main-aaaaaaaa.js")).toMatchObject({ status: 200, body: "old" });
});

test.each([
  ["main-aaaaaaaa.js", { "main-aaaaaaaa.js": script, ...compressed("main-aaaaaaaa.js", script) }],
  ["01-aaaaaaaa.svg", { "01-aaaaaaaa.svg": "<svg/>" }],
])(
  "%s of another build is served with the type, caching and compression of a file of the own build",
  async (name, files) => {
    const older = await aNode(files);
    const newer = await aNode({});
    const of = async (site: typeof older) => {
      const { headers, body } = await site.call(`GET /assets/${name}`, { headers: { "Accept-Encoding": "gzip, br" } });
      return [
        body,
        ...["content-type", "cache-control", "content-encoding"].map((header) => headers.get(header)?.toLowerCase()),
      ];
    };
    expect(await of(newer)).toEqual(await of(older));
  },
);

test("a node sends a file of another build with that build's compression, if the client supports it", async () => {
  await aNode({ "main-aaaaaaaa.js": script, ...compressed("main-aaaaaaaa.js", script) });
  const node = await aNode({});
  for (const encoding of ["br", "gzip"]) {
    const answer = await node.call("GET /assets/main-aaaaaaaa.js", { headers: { "Accept-Encoding": encoding } });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary"), answer.body]).toEqual([
      encoding,
      "Accept-Encoding",
      script,
    ]);
    const tag = answer.headers.get("etag") ?? "";
    const again = { headers: { "Accept-Encoding": encoding, "If-None-Match": tag, "Cache-Control": "max-age=0" } };
    expect((await node.call("GET /assets/main-aaaaaaaa.js", again)).status).toBe(304);
  }
  const plain = await node.call("GET /assets/main-aaaaaaaa.js", { headers: { "Accept-Encoding": "identity" } });
  expect([plain.headers.get("content-encoding"), plain.body]).toEqual([null, script]);
});

test("a file that a node learns about later is found", async () => {
  const older = await aNode({});
  const path = "GET /assets/main-bbbbbbbb.js";
  expect(await older.call(path)).toMatchObject({ status: 404 });
  await aNode({ "main-bbbbbbbb.js": "new" });
  timers.pass(1000);
  expect(await older.call(path)).toMatchObject({ status: 200 });
});

test("a file that is in no build gets a 404 without a body", async () => {
  const node = await aNode({ "main-aaaaaaaa.js": "old" });
  for (const name of ["main-cccccccc.js", "..%2Findex.html", "%00"])
    expect((await node.call(`GET /assets/${name}`)).status).toBe(404);
});

test("unknown names cost one query a second, whatever the number of requests", async () => {
  let queries = 0;
  const builds = new ClusterBuildFiles({
    db: cluster.db.withPlugin({
      transformQuery({ node: query }) {
        queries += 1;
        return query;
      },
      transformResult: async ({ result }) => result,
    }),
    timers,
    log,
  });
  await Promise.all(Array.from({ length: 100 }, (_, index) => builds.find(`main-${index}.js`)));
  expect(queries).toBe(1);
});

test("files of builds without a node for thirty days are deleted, others stay", async () => {
  await aNode({ "main-aaaaaaaa.js": "oldest" });
  await age(20);
  await aNode({ "main-bbbbbbbb.js": "older" });
  await age(11);
  await aNode({ "main-cccccccc.js": "new" });
  expect(await namesKept()).toEqual(["main-bbbbbbbb.js", "main-cccccccc.js"]);
});

test("a node that runs for months keeps its files in the database", async () => {
  await aNode({ "main-aaaaaaaa.js": "old" });
  await age(29);
  timers.pass(86_400_000);
  await expect
    .poll(
      async () => (await sql`select 1 from assets where "addedAt" > now() - interval '1 day'`.execute(cluster.db)).rows,
    )
    .toHaveLength(1);
});

test("while the database is away a page gets a retryable error, and later finds the file", async () => {
  await aNode({ "main-aaaaaaaa.js": "old" });
  const node = await aNode({});
  const path = "GET /assets/main-aaaaaaaa.js";
  await postgres.stop();
  expect(await node.call(path)).toMatchObject({ status: 503 });
  await postgres.start();
  timers.pass(1000);
  await expect.poll(async () => (await node.call(path)).status).toBe(200);
});
