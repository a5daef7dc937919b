import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../support/run-program.ts";

const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const config = join(import.meta.dirname, "fixture/vitest.config.ts");

/** Runs files of the fixture in a separate Vitest process. */
const runFiles = (allowSkips: string, ...files: readonly string[]) =>
  runProgram([vitest, "run", "--config", config, ...files], {
    ...process.env,
    NO_COLOR: "1",
    ALLOW_SKIPS: allowSkips,
  });

test("tests that lack their program count as skipped, and the run reports this and fails", async () => {
  const { code, out, err } = await runFiles("", "missing", "whole-file");
  expect(out).toMatch(/Tests {2}1 passed \| 7 skipped/);
  expect(out + err).not.toMatch(/failed/i);
  expect(out).toContain(
    '4 tests of 2 files were skipped, because Clockwork is missing: "apt-get install clockwork-server"\n',
  );
  expect(out).toContain('1 test of 1 file was skipped, because Loom is missing: "apt-get install loom"\n');
  expect(code).toBe(1);
});

test("with ALLOW_SKIPS=1 the run reports the skipped tests and succeeds", async () => {
  const { code, out } = await runFiles("1", "missing", "whole-file");
  expect(out).toContain("because Clockwork is missing");
  expect(code).toBe(0);
});

test("a test that fails for another reason still fails, even with ALLOW_SKIPS=1", async () => {
  const { code, out } = await runFiles("1", "failing");
  expect(out).toMatch(/Tests {2}2 failed \| 1 skipped/);
  expect(out).not.toContain("is missing:");
  expect(code).toBe(1);
});

test("a run with another value of ALLOW_SKIPS fails before it begins", async () => {
  const { code, err } = await runFiles("yes", "missing");
  expect(err).toContain("ALLOW_SKIPS: expected 1 or nothing, got yes\n");
  expect(code).toBe(1);
});
