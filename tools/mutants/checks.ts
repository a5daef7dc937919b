import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Mutant, NpmScript } from "./mutant.ts";
import { runToEnd } from "./run-to-end.ts";

/** Failed test or script. */
export interface Failure {
  /** Test file or script. */
  readonly by: string;
  /** Title of the test, or the first output line of the script. */
  readonly test: string;
  /** The script, if a script failed. */
  readonly script?: NpmScript;
}

/** Finds the first failure in a folder with a copy of the project. */
export interface Checks {
  /** Runs test files, or a script. Missing files are ignored. */
  readonly named: (tests: Mutant["tests"]) => Promise<Failure | null>;
  /** Runs all tests that import a file and need no browser. */
  readonly related: (file: string) => Promise<Failure | null>;
  /** Runs the failed tests again, and no others. */
  readonly again: (failures: readonly Failure[]) => Promise<Failure | null>;
}

/** Timeout of a script or a test file, because a change may cause an endless wait. */
const timeoutMs = 240_000;
/** Timeout of a test. The default of two minutes is for busy machines. */
const testTimeoutMs = 60_000;
const relatedTimeoutMs = 1_200_000;

export const checksIn = (folder: string): Checks => ({
  named: async (tests) => {
    if (typeof tests === "string") return runScript(folder, tests);
    const files = tests.filter((file) => existsSync(join(folder, file)));
    return files.length === 0 ? null : runVitest(folder, ["run", ...files], files.length * timeoutMs);
  },
  related: (file) => runVitest(folder, ["related", file, "--run", ...withoutBrowser(folder)], relatedTimeoutMs),
  again: async (failures) => {
    const tests = failures.filter(({ by }) => existsSync(join(folder, by)));
    const files = new Set(tests.map(({ by }) => by));
    const titles = tests.map(({ test }) => RegExp.escape(test)).join("|");
    return files.size === 0
      ? null
      : runVitest(folder, ["run", ...files, `--testNamePattern=${titles}`], relatedTimeoutMs);
  },
});

/** An older version of the project has no Vitest projects. */
const withoutBrowser = (folder: string): readonly string[] =>
  existsSync(join(folder, "test/setup/kinds.ts"))
    ? ["isolated", "quick", "processes"].flatMap((name) => ["--project", name])
    : ["--exclude", "test/browser/**"];

async function runScript(folder: string, script: NpmScript): Promise<Failure | null> {
  const words = script.slice("npm run ".length).split(" ");
  const { code, out, err } = await runToEnd("npm", ["run", "--silent", ...words], { folder, timeoutMs });
  if (code === 0) return null;
  const [line = ""] = `${err}${out}`.trim().split("\n");
  return { by: script, script, test: code === null ? tooLong(timeoutMs) : line };
}

const tooLong = (ms: number): string => `does not end within ${ms / 1000} s`;

const reportFormat = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Report file of Vitest, as set in vitest.config.ts. */
const reportFile = "reports/tests.json";

async function runVitest(folder: string, words: readonly string[], maxMs: number): Promise<Failure | null> {
  const report = join(folder, reportFile);
  rmSync(report, { force: true });
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  // Compiled modules of the copy must not stay in the shared packages.
  const cache = `--fsModuleCachePath=${join(folder, "compiled")}`;
  const line = [vitest, ...words, "--bail=1", "--passWithNoTests", `--testTimeout=${testTimeoutMs}`, cache];
  const { code, err } = await runToEnd(process.execPath, line, { folder, timeoutMs: maxMs });
  if (code === 0) return null;
  const by = `vitest ${words.join(" ")}`;
  if (code === null) return { by, test: tooLong(maxMs) };
  const failure = existsSync(report) ? failureIn(JSON.parse(readFileSync(report, "utf8")), folder) : null;
  if (failure) return failure;
  // A broken setup makes each run fail, even without a change.
  const lines = stripVTControlCharacters(err).trim().split("\n");
  const reason = lines.find((text) => text.includes("Error: ")) ?? lines.at(-1);
  throw new Error(`expected a failed test of ${by}, got ${reason}`);
}

/** Returns the first failed test of a report; a file that failed as a whole has none. */
function failureIn(report: unknown, folder: string): Failure | null {
  const { testResults } = reportFormat.parse(report);
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== "failed") continue;
    const failed = assertionResults.find((test) => test.status === "failed");
    return { by: relative(folder, name), test: failed?.fullName ?? `${message.split("\n")[0]}` };
  }
  return null;
}
