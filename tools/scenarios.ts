import { readFileSync } from "node:fs";
import { command, runAsMain, sentenceOf } from "./command-line/command.ts";
import type { Case } from "./scenarios/case.ts";
import { readCases } from "./scenarios/cases.ts";
import { scenarioFiles } from "./scenarios/files.ts";

const exitCode = { failed: 1, noScenario: 2 } as const;
const count = { passed: 0, failed: 0 };

export const program = command("scenarios", "Runs rule cases (docs/contract.md, section 2).")
  .argument("<paths...>", "YAML files, or folders of them")
  .action(main);

function main(paths: readonly string[]): void {
  for (const path of paths) playAll(path);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) process.exitCode ??= exitCode.failed;
}

function playAll(path: string): void {
  const files = scenarioFiles(path);
  if (files.length === 0) complain([`${path}: expected a YAML file, or a folder with .yaml files, found none`]);
  for (const file of files) {
    for (const each of casesIn(file)) count[report(file, each)] += 1;
  }
}

function casesIn(file: string): readonly Case[] {
  const text = read(file);
  if (text === null) return [];
  const cases = readCases(text);
  if (cases.ok) return cases.value;
  complain(cases.error.map(({ line, reason }) => `${file}:${line}: ${reason}`));
  return [];
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    complain([`${file}: cannot be read: ${sentenceOf(error)}`]);
    return null;
  }
}

function report(file: string, { title, run }: Case): "passed" | "failed" {
  const failure = run();
  if (failure === null) return "passed";
  const { line, step, expected, got } = failure;
  console.log(`${file}:${line}: ${title}: step ${step}: expected ${expected}, got ${got}`);
  return "failed";
}

/** An unreadable file fails as a whole, for these reasons. */
function complain(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(reason);
  count.failed += 1;
  process.exitCode = exitCode.noScenario;
}

if (import.meta.main) await runAsMain(program);
