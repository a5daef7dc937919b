import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type App, newFolder, startApp } from "../support/app.ts";

let app: App;
afterEach(() => app.close());

const script = "console.log(9);".repeat(200);
const page = (title: string) => `<!doctype html><title>${title}</title>${"<p>Meow.</p>".repeat(50)}`;

/** Creates a folder like one of the client's build, with its compressed files. */
function built(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page("Nine Lives"));
  for (const name of ["assets/main-abc.js", "sw.js"]) {
    writeFileSync(join(folder, name), script);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(script));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(script));
  }
  return folder;
}

interface Raw {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Returns a response as it is sent, because `fetch` would decompress it. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const asking = request(app.url + path, { headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    asking.on("error", reject).end();
  });

test("without a build pages name what is missing and the command that creates it", async () => {
  app = await startApp({}, { clientFolder: newFolder() });
  expect(await app.call("GET /")).toMatchObject({ status: 503, body: expect.stringContaining("npm run build") });
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
])("a client that accepts %s gets files and pages in the encoding %s", async (accepted, encoding, plain) => {
  app = await startApp({}, { clientFolder: built() });
  for (const [path, text, vary] of [
    ["/assets/main-abc.js", script, "Accept-Encoding"],
    ["/sw.js", script, "Accept-Encoding"],
    ["/", page("Nine Lives"), "Accept-Language, Accept-Encoding"],
    ["/cards", page("Nine Lives"), "Accept-Language, Accept-Encoding"],
  ] as const) {
    const { status, headers, body } = await ask(path, { "Accept-Encoding": accepted });
    expect([path, status, headers["content-encoding"], headers["vary"]]).toEqual([path, 200, encoding, vary]);
    expect(plain(body).toString()).toBe(text);
  }
});

test("a compressed file keeps its type and its caching", async () => {
  app = await startApp({}, { clientFolder: built() });
  const { headers } = await ask("/assets/main-abc.js", { "Accept-Encoding": "br" });
  expect(headers["content-type"]).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask("/sw.js", { "Accept-Encoding": "br" })).headers["cache-control"]).toBe("no-cache");
});

test.each(["/assets/main-abc.js", "/"])("a client with %s in its cache gets a bare 304", async (path) => {
  app = await startApp({}, { clientFolder: built() });
  const first = await ask(path, { "Accept-Encoding": "br" });
  const tag = String(first.headers["etag"]);
  expect(await ask(path, { "Accept-Encoding": "br", "If-None-Match": tag })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
  expect((await ask(path, { "Accept-Encoding": "identity", "If-None-Match": tag })).status).toBe(200);
});

test("a HEAD request gets the headers of a compressed file and no body", async () => {
  app = await startApp({}, { clientFolder: built() });
  for (const path of ["/assets/main-abc.js", "/"]) {
    const got = await ask(path, { "Accept-Encoding": "br" });
    const head = await ask(path, { "Accept-Encoding": "br" }, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(got.body.length), 0]);
  }
});

test("a range of a compressed file is a range of the bytes sent", async () => {
  app = await startApp({}, { clientFolder: built() });
  const whole = await ask("/assets/main-abc.js", { "Accept-Encoding": "br" });
  const part = await ask("/assets/main-abc.js", { "Accept-Encoding": "br", Range: "bytes=2-5" });
  expect([part.status, part.headers["content-encoding"], part.body]).toEqual([206, "br", whole.body.subarray(2, 6)]);
});

test("a page of a new build is served without a restart", async () => {
  const folder = built();
  app = await startApp({}, { clientFolder: folder });
  await ask("/");
  writeFileSync(join(folder, "index.html"), page("Ten Lives"));
  const { body } = await ask("/", { "Accept-Encoding": "br" });
  expect(brotliDecompressSync(body).toString()).toContain("Ten Lives");
});

test("a file that was deleted since the start is a bare 404 without an encoding", async () => {
  const folder = built();
  app = await startApp({}, { clientFolder: folder });
  rmSync(join(folder, "assets"), { recursive: true });
  const { status, headers, body } = await ask("/assets/main-abc.js", { "Accept-Encoding": "br" });
  expect([status, headers["content-encoding"], String(body)]).toEqual([404, undefined, "not found"]);
});

describe("a build with several languages", () => {
  /** Adds the files that a build writes for German. */
  function translated(): string {
    const folder = built();
    writeFileSync(join(folder, "index.de.html"), page("Neun Leben"));
    for (const code of ["en", "de"]) writeFileSync(join(folder, `manifest.${code}.webmanifest`), `{"lang":"${code}"}`);
    return folder;
  }

  const plain = (path: string, accepted: string) =>
    ask(path, { "Accept-Language": accepted, "Accept-Encoding": "identity" });

  test.each([
    ["/", "de-AT,de;q=0.9,en;q=0.8", "Neun Leben"],
    ["/", "nl,de;q=0.5", "Neun Leben"],
    ["/", "en-US,de;q=0.5", "Nine Lives"],
    ["/", "*", "Nine Lives"],
    ["/?l=de", "en", "Neun Leben"],
    ["/?l=xx", "de", "Neun Leben"],
    ["/?l=de&l=en", "en", "Nine Lives"],
    ["/", `;;q=,${"xx,".repeat(20)}de`, "Nine Lives"],
  ])("the page at %s for a browser that accepts %s is called %s", async (path, accepted, title) => {
    app = await startApp({}, { clientFolder: translated() });
    expect(String((await plain(path, accepted)).body)).toContain(`<title>${title}</title>`);
  });

  test("the manifest has the language that the browser accepts", async () => {
    app = await startApp({}, { clientFolder: translated() });
    const { headers, body } = await plain("/manifest.webmanifest", "de");
    expect([JSON.parse(String(body)), headers["vary"], headers["cache-control"]]).toEqual([
      { lang: "de" },
      "Accept-Language",
      "no-cache",
    ]);
    expect(JSON.parse(String((await plain("/manifest.webmanifest", "nl")).body))).toEqual({ lang: "en" });
  });
});
