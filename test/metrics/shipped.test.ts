import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panels, rules } from "./dashboard.ts";

const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of the server's metrics. */
const sources = globSync("server/metrics/*.ts").map((path) => readFileSync(path, "utf8"));
const named = new Set(
  sources.flatMap((text) => [...text.matchAll(/"((?:ninelives|nodejs|process)_\w+)"/g)]).map(([, name]) => name),
);

/** Returns the metrics in a query, without the suffixes that Prometheus adds to a histogram's name. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b(?:ninelives|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ""));

test("every panel and every alert queries an existing metric", () => {
  const asked = [...questions, ...rules.map(({ expr }) => expr)].flatMap(metricsIn);
  expect(asked.filter((name) => !named.has(name))).toEqual([]);
});

test("every metric of the server is in a panel", () => {
  const shown = new Set(questions.flatMap(metricsIn));
  expect([...named].filter((name) => name !== undefined && !shown.has(name))).toEqual([]);
});

test("alerts have unique names", () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
});

test("docs/operations.md explains each alert", () => {
  const told = readFileSync("docs/operations.md", "utf8").match(/`NineLives\w+`/g) ?? [];
  expect(told.map((name) => name.slice(1, -1)).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test("every panel queries the Prometheus that is selected at the top", () => {
  const asked = panels
    .filter(({ type }) => type !== "row")
    .flatMap(({ datasource, targets }) => [datasource?.uid, ...targets.map((target) => target.datasource.uid)]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana's.
  expect(new Set(asked)).toEqual(new Set(["${source}"]));
});
