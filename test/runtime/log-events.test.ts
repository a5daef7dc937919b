import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logEvents } from "../../server/runtime/log-events.ts";

const project = join(import.meta.dirname, "../..");
const operations = readFileSync(join(project, "docs/operations.md"), "utf8");
const rows = [...operations.matchAll(/^\| `([a-z-]+)` \| (debug|info|warn|error|any) \|/gm)].map(([, name, level]) => ({
  name,
  level,
}));

const list = "log-events.ts";
const source = readdirSync(join(project, "server"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(list))
  .map((file) => readFileSync(join(project, "server", file), "utf8"))
  .join("\n");

test("docs/operations.md has a row for each log event, in the order of the list", () => {
  expect(rows.map(({ name }) => name)).toEqual([...logEvents]);
});

test("the server logs every event of the list", () => {
  expect(logEvents.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});

test("each event has one level, and the table in docs/operations.md shows it", () => {
  const logged = [
    ...source.matchAll(/(?:\.(info|warn|error)|(debug)Of\?\.\("[a-z]+"\)\?\.)\(\s*\{\s*event: "([a-z-]+)"/g),
  ];
  const levels = Map.groupBy(logged, ([, , , name]) => name);
  const told = new Map(rows.map(({ name, level }) => [name, level]));
  const wrong = [...levels].filter(([name, calls]) =>
    calls.some(([, level, debug]) => (level ?? debug) !== told.get(name)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
