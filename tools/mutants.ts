import { existsSync } from "node:fs";
import { join } from "node:path";
import { InvalidArgumentError } from "commander";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { checksIn, type Failure } from "./mutants/checks.ts";
import { copyOfProject } from "./mutants/copy.ts";
import { mutants } from "./mutants/list/all.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { expectToPass, isApplicable, withMutant } from "./mutants/try-mutant.ts";

interface Options {
  readonly only?: readonly Mutant[];
  readonly project?: string;
  readonly json?: true;
}

type Result =
  | { readonly kind: "noticed"; readonly mutant: Mutant; readonly failure: Failure; readonly isExpected: boolean }
  | { readonly kind: "survived" | "not applicable"; readonly mutant: Mutant };

export const program = command(
  "mutants",
  "Applies one change at a time to a copy of the code, and names the detecting test. Exits with 1 if one survives.",
)
  .option("--only <text>", "only mutants whose names contain this", namedLike)
  .option("--project <folder>", "another version of the project, instead of this one", folderOfProject)
  .option("--json", "print the results as JSON")
  .action(main);

function namedLike(text: string): readonly Mutant[] {
  const found = mutants.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  if (found.length > 0) return found;
  throw new InvalidArgumentError(`expected a part of the name of a mutant, got ${text}`);
}

function folderOfProject(folder: string): string {
  if (existsSync(join(folder, "vitest.config.ts")) && existsSync(join(folder, "node_modules"))) return folder;
  throw new InvalidArgumentError(`expected a folder with vitest.config.ts and node_modules, got ${folder}`);
}

async function main({ only: chosen = mutants, project, json }: Options): Promise<void> {
  const startedAt = performance.now();
  const copy = copyOfProject(project ?? ".");
  // Another version may lack the text. In this version, a missing text is an error in the list.
  const applicable = project === undefined ? chosen : chosen.filter((mutant) => isApplicable(copy, mutant));
  const results: Result[] = [];
  for await (const result of tryAll(copy, applicable)) {
    results.push(result);
    if (!json) console.log(lineOf(result));
  }
  for (const mutant of chosen) {
    if (applicable.includes(mutant)) continue;
    const result = { kind: "not applicable", mutant } as const;
    results.push(result);
    if (!json) console.log(lineOf(result));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(json ? JSON.stringify(dataOf(results, seconds)) : summaryOf(results, seconds));
  if (countOf(results, "survived") > 0) process.exitCode = exitCode.failed;
}

/** Checks all mutants with their named tests. Undetected mutants are checked with all tests that import their files. */
async function* tryAll(copy: string, tried: readonly Mutant[]): AsyncGenerator<Result> {
  const checks = checksIn(copy);
  const left: Mutant[] = [];
  const failures: Failure[] = [];
  for (const [index, mutant] of tried.entries()) {
    console.error(`${index + 1} of ${tried.length}: ${mutant.name}`);
    const failure = await withMutant(copy, mutant, () => checks.named(mutant.tests));
    if (failure) yield { kind: "noticed", mutant, failure, isExpected: true };
    else left.push(mutant);
    if (failure) failures.push(failure);
  }
  console.error("running the detecting tests without a change");
  await expectToPass(failures, checks);
  for (const [index, mutant] of left.entries()) {
    console.error(`${index + 1} of ${left.length} that their tests did not detect: ${mutant.name}`);
    const failure = await withMutant(copy, mutant, () => checks.related(mutant.file));
    yield failure ? { kind: "noticed", mutant, failure, isExpected: false } : { kind: "survived", mutant };
  }
}

function lineOf(result: Result): string {
  const line = `${result.kind}  ${result.mutant.name}`;
  if (result.kind !== "noticed") return line;
  const { failure, isExpected } = result;
  return `${line}: ${failure.by} > ${JSON.stringify(failure.test)}${isExpected ? "" : " (the list names other tests)"}`;
}

const countOf = (results: readonly Result[], wanted: Result["kind"]): number =>
  results.filter(({ kind }) => kind === wanted).length;

const kinds = ["noticed", "survived", "not applicable"] as const;

const summaryOf = (results: readonly Result[], seconds: number): string =>
  `${kinds.map((kind) => `${countOf(results, kind)} ${kind}`).join(", ")}, in ${seconds} s`;

const dataOf = (results: readonly Result[], seconds: number) => ({
  seconds,
  mutants: results.map((result) => ({
    name: result.mutant.name,
    file: result.mutant.file,
    result: result.kind,
    ...(result.kind === "noticed" && {
      by: result.failure.by,
      test: result.failure.test,
      isExpected: result.isExpected,
    }),
  })),
});

if (import.meta.main) await runAsMain(program);
