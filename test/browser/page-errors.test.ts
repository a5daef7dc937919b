import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceOf } from "../../tools/symbolicate/source-of.ts";
import { assetsWith, builtPage } from "./support/builds.ts";
import { Site } from "./support/site.ts";

let site: Site;
let folder: string;
beforeAll(async () => {
  folder = await builtPage("client");
  site = await Site.open();
});
afterAll(() => site.close());

/** Position of a text in a script of the build, from 1. */
function placeOf(text: string): string {
  const [script = ""] = assetsWith(folder, text);
  const before = readFileSync(join(folder, "assets", script), "utf8").split(text)[0] ?? "";
  const lines = before.split("\n");
  return `${script}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

test("an error of the page reaches the server, and its place leads to the line of the source", async () => {
  const page = await site.newPage();
  const place = placeOf("/page-errors");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/page-errors"));
  await page.evaluate((at) => {
    const error = new TypeError("Ann’s secret");
    error.stack = `TypeError: Ann’s secret\n    at x (${location.origin}/assets/${at})`;
    dispatchEvent(new ErrorEvent("error", { error }));
  }, place);
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ kind: "TypeError", build: expect.any(String), places: [place] });
  expect((await request.response())?.status()).toBe(200);
  expect(sourceOf(place, `${folder}-maps`)).toMatchObject({
    ok: true,
    value: expect.stringMatching(/^client\/app\/report-errors\.ts:\d+:\d+$/),
  });
});

/** Larger than the scripts of the bundler itself, in bytes, which have no source. */
const bundlerBytes = 2000;

test("the build has a source map for each script, and none among the files that the server serves", () => {
  const served = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(served.filter((name) => name.includes(".map"))).toEqual([]);
  expect(assetsWith(folder, "sourceMappingURL")).toEqual([]);
  const isOurs = (name: string) => name.endsWith(".js") && statSync(join(folder, "assets", name)).size > bundlerBytes;
  const scripts = readdirSync(join(folder, "assets")).filter(isOurs);
  const maps = readdirSync(`${folder}-maps`);
  expect(scripts.filter((name) => !maps.includes(`${name}.map`))).toEqual([]);
});

test("a place of another build has no source", () => {
  expect(sourceOf("Nowhere1.js:1:1", `${folder}-maps`)).toMatchObject({ ok: false });
});
