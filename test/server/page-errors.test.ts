import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { type App, startApp } from "../support/app.ts";
import { ManualTimers } from "../support/timers.ts";

const timers = new ManualTimers();
const lines: string[] = [];
let app: App;
beforeAll(async () => {
  const log = createLog("info", { write: (line) => lines.push(line) }, undefined, timers);
  app = await startApp({ TRUST_PROXY: "1" }, { log, timers });
});
beforeEach(() => {
  timers.pass(hourMs);
  lines.length = 0;
});
afterAll(() => app.close());

const error = { kind: "TypeError", build: "Entry123", places: ["Table123.js:1:2345"] };
const hourMs = 3_600_000;

/** Entries of the log about errors of pages. */
const entries = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith("page-error"));

const report = (body: object, address = "203.0.113.1") =>
  app.call("POST /api/page-errors", { body, headers: { "X-Forwarded-For": address } });

test("an error of a page reaches the log as kind, build and places", async () => {
  expect((await report(error)).status).toBe(200);
  expect(entries()).toMatchObject([{ level: 40, event: "page-error", ...error }]);
});

test.each([
  ["a message", { ...error, message: "Ann's cat" }],
  ["an unknown kind", { ...error, kind: "Ann" }],
  ["a build that is no hash", { ...error, build: "Ann's build" }],
  ["a place with an address", { ...error, places: ["https://cats.example/t/ABCDEF"] }],
  ["a place with a text", { ...error, places: ["Table123.js:1:2345 Ann"] }],
  ["no place", { ...error, places: [] }],
  ["too many places", { ...error, places: Array.from({ length: 11 }, () => "Table123.js:1:1") }],
])("%s is refused and not logged", async (_, body) => {
  expect(await report(body)).toMatchObject({ status: 400, body: { error: "malformed" } });
  expect(entries()).toEqual([]);
});

test("a hundred errors an hour are logged, and then the number of the others", async () => {
  for (let sent = 0; sent < 130; sent += 1) await report(error, `203.0.114.${sent}`);
  expect(entries()).toHaveLength(100);
  timers.pass(hourMs);
  expect(entries().at(-1)).toMatchObject({ event: "page-errors-left-out", count: 30 });
  await report(error);
  expect(entries()).toHaveLength(102);
});

test("an address uses up a fifth of the errors that are left, so that ten of them leave some for others", async () => {
  const counts: number[] = [];
  for (let address = 0; address < 10; address += 1) {
    const before = entries().length;
    for (let sent = 0; sent < 30; sent += 1) await report(error, `203.0.114.${address}`);
    counts.push(entries().length - before);
  }
  expect(counts.slice(0, 3)).toEqual([17, 14, 12]);
  const before = entries().length;
  await report(error, "203.0.115.1");
  expect(entries()).toHaveLength(before + 1);
});
