import { describe, expect, test } from "vitest";
import { faultsIn } from "../../tools/promises/faults.ts";
import { run } from "./run.ts";

const project = {
  tests: [
    "test/storage/process-kills.test.ts",
    "test/storage/store.test.ts",
    "test/people/ratings/store.test.ts",
    "test/tools/backup.test.ts",
    "test/tools/restore.test.ts",
    "test/support/wal.ts",
  ],
  scripts: ["attack", "test:long"],
};

/** Faults of a table of promises with these cells in its test column. */
const faults = (...cells: readonly string[]) => {
  const rows = cells.map((cell) => `| a promise | ${cell} | a figure |`);
  return faultsIn(
    "docs/a.md",
    ["# A", "", "| promise | test | figure |", "|---|---|---|", ...rows].join("\n"),
    project,
  );
};

describe("the check of promises accepts a row that names", () => {
  test.each([
    ["a test by its path", "`test/storage/process-kills.test.ts`"],
    ["a test by its name alone", "`process-kills.test.ts`"],
    ["a support file of tests", "`test/support/wal.ts`"],
    ["a folder of tests", "`npx vitest run test/storage`"],
    ["tests in braces", "`npx vitest run test/tools/{backup,restore}.test.ts`: real folders"],
    ["a command", "measured by `npm run --silent attack -- --minutes 1`"],
    ["a command with a colon in its name", "`npm run test:long`"],
  ])("%s", (_, cell) => {
    expect(faults(cell)).toEqual([]);
  });

  test("the same file as the row above", () => {
    expect(faults("`process-kills.test.ts`", "the same file", "the same test, with Postgres")).toEqual([]);
  });
});

describe("the check of promises reports file and line of", () => {
  test.each([
    [
      "a test that does not exist",
      "`test/storage/gone.test.ts`",
      "expected a test that exists, got test/storage/gone.test.ts",
    ],
    ["a bare name that no test has", "`gone.test.ts`", "expected a test that exists, got gone.test.ts"],
    [
      "one of several in braces that does not exist",
      "`test/tools/{backup,gone}.test.ts`",
      "expected a test that exists, got test/tools/gone.test.ts",
    ],
    [
      "a bare name that two tests have",
      "`store.test.ts`",
      "expected the path of one test, got store.test.ts, which is test/storage/store.test.ts and test/people/ratings/store.test.ts",
    ],
    ["a command that does not exist", "`npm run --silent gone`", "expected a script of package.json, got npm run gone"],
    [
      "a promise that names no test",
      "40 starts by hand",
      'expected a test file, a command or "the same file" for this promise, got "40 starts by hand"',
    ],
    [
      "a first promise that refers to a test above it",
      "the same file",
      'expected a test file, a command or "the same file" for this promise, got "the same file"',
    ],
    ["an empty cell", "", 'expected a test file, a command or "the same file" for this promise, got ""'],
  ])("%s", (_, cell, fault) => {
    expect(faults(cell)).toEqual([`docs/a.md:5: ${fault}`]);
  });

  test("a missing test outside a table", () => {
    expect(faultsIn("docs/a.md", "One\n\nSee `test/gone` and `npm run test:long`.", project)).toEqual([
      "docs/a.md:3: expected a test that exists, got test/gone",
    ]);
  });
});

test("the check of promises ignores tables without a test column", () => {
  expect(faultsIn("docs/a.md", "| part | tests |\n|---|---|\n| one | 2 of 2 |", project)).toEqual([]);
});

test("all promises of the documentation name existing tests and commands", async () => {
  expect(await run("promises")).toEqual({ code: 0, out: "", err: "" });
});

test("the check of promises rejects an argument", async () => {
  const { code, err } = await run("promises", "--json");
  expect([code, err]).toEqual([2, "error: unknown option '--json'\n"]);
});
