import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figures } from "../../tools/scaling/figures.ts";
import { needsOf } from "../../tools/scaling/needs.ts";
import { needsTable, strainsTable } from "../../tools/scaling/tables.ts";

const levels = [10_000, 100_000, 1_000_000].map(needsOf);
const doc = readFileSync("docs/scaling.md", "utf8");

test.each(Object.entries(figures))("the figure %s names its source", (_name, { source }) => {
  const [file = ""] = source.split(/[,:]/);
  if (/^[a-z]+\/.*\.\w+$/.test(file)) expect(existsSync(file)).toBe(true);
  else expect(source).toMatch(/^(PostgreSQL|redis-benchmark|cat) /);
});

test("docs/scaling.md contains the computed tables", () => {
  for (const table of [needsTable(levels), strainsTable(levels)]) expect(doc).toContain(table);
});

test("ten times the players need ten times the work, and the share of a node stays the same", () => {
  const [few, many] = levels;
  expect(many?.commandsPerSecond).toBeCloseTo(10 * (few?.commandsPerSecond ?? 0));
  expect(many?.nodeProcessors).toBeCloseTo(10 * (few?.nodeProcessors ?? 0));
  for (const { nodeProcessors, nodes } of levels)
    expect(nodeProcessors / (nodes - 1)).toBeLessThanOrEqual(figures.nodeShare.value);
});
