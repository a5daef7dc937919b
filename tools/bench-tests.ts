import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurations } from "../test/setup/durations.ts";
import { type MeasuredFile, measuredFile } from "../test/setup/slowest-files.ts";
import { filesOverLimit } from "./bench-tests/limit.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { guarded } from "./processes/guarded.ts";

const vitest = join(import.meta.dirname, "../node_modules/vitest/vitest.mjs");

export const program = command(
  "bench:tests",
  `Runs all tests, and saves the duration of each file for the order of later runs. Exits with 1 if a test fails, or if
one file takes more than a tenth of the processor time.`,
).action(bench);

async function bench(): Promise<void> {
  const run = guarded(spawn(process.execPath, [vitest, "run"], { stdio: "inherit" }), "TERM");
  const [code]: readonly unknown[] = await once(run, "exit");
  const files: readonly MeasuredFile[] = JSON.parse(readFileSync(measuredFile, "utf8"));
  writeDurations(files);
  const faults = filesOverLimit(files);
  for (const fault of faults) console.error(fault);
  if (code !== 0 || faults.length > 0) process.exitCode = exitCode.failed;
}

if (import.meta.main) await runAsMain(program);
