import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  })
  .parse(JSON.parse(readFileSync("deploy/grafana.json", "utf8")));

const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync("deploy/alerts.yml", "utf8")));

const rules = groups.flatMap((group) => group.rules);
const questions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The names that the server gives its metrics. */
const sources = globSync("server/metrics/*.ts").map((path) => readFileSync(path, "utf8"));
const named = new Set(
  sources.flatMap((text) => [...text.matchAll(/"((?:ninelives|nodejs|process)_\w+)"/g)]).map(([, name]) => name),
);

/** The metrics in a question, without what Prometheus adds to a histogram's name. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b(?:ninelives|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ""));

test("every panel and every alert asks for something that the server tells", () => {
  const asked = [...questions, ...rules.map(({ expr }) => expr)].flatMap(metricsIn);
  expect(asked.filter((name) => !named.has(name))).toEqual([]);
});

test("everything that the server tells stands in a panel", () => {
  const shown = new Set(questions.flatMap(metricsIn));
  expect([...named].filter((name) => name !== undefined && !shown.has(name))).toEqual([]);
});

test("alerts have names of their own", () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
});

test("docs/operations.md tells each alert, and what it means", () => {
  const told = readFileSync("docs/operations.md", "utf8").match(/`NineLives\w+`/g) ?? [];
  expect(told.map((name) => name.slice(1, -1)).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});
