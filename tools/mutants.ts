import { existsSync } from "node:fs";
import { join } from "node:path";
import { InvalidArgumentError } from "commander";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { checksIn } from "./mutants/checks.ts";
import { copyOfProject } from "./mutants/copy.ts";
import { mutants } from "./mutants/list/all.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { expectToPass, isApplicable, type Outcome, tryMutant } from "./mutants/try-mutant.ts";

interface Options {
  readonly only?: readonly Mutant[];
  readonly project?: string;
  readonly json?: true;
}

/** What became of a mutant. */
type Result = { readonly mutant: Mutant } & (Outcome | { readonly kind: "not applicable" });

export const program = command(
  "mutants",
  "Changes the code in a copy, one change at a time, and says which test notices. Ends with 1 if none does.",
)
  .option("--only <text>", "only mutants whose names contain this", namedLike)
  .option("--project <folder>", "another version of the project, instead of this one", folderOfProject)
  .option("--json", "print the results as JSON")
  .action(main);

function namedLike(text: string): readonly Mutant[] {
  const found = mutants.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  if (found.length > 0) return found;
  throw new InvalidArgumentError(`expected a part of a mutant's name, got ${text}`);
}

function folderOfProject(folder: string): string {
  if (existsSync(join(folder, "vitest.config.ts")) && existsSync(join(folder, "node_modules"))) return folder;
  throw new InvalidArgumentError(`expected a folder with vitest.config.ts and node_modules, got ${folder}`);
}

async function main({ only: chosen = mutants, project, json }: Options): Promise<void> {
  const startedAt = performance.now();
  const copy = copyOfProject(project ?? ".");
  const checks = checksIn(copy);
  // Another version need not have the text. In this one, a missing text is an error in the list.
  const applicable = project === undefined ? chosen : chosen.filter((mutant) => isApplicable(copy, mutant));
  console.error("running the tests without a change");
  await expectToPass(applicable, checks);
  const results: Result[] = [];
  for (const [index, mutant] of chosen.entries()) {
    console.error(`${index + 1} of ${chosen.length}: ${mutant.name}`);
    const outcome = applicable.includes(mutant)
      ? await tryMutant(copy, mutant, checks)
      : ({ kind: "not applicable" } as const);
    results.push({ mutant, ...outcome });
    if (!json) console.log(lineOf({ mutant, ...outcome }));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(json ? JSON.stringify(dataOf(results, seconds)) : summaryOf(results, seconds));
  if (countOf(results, "survived") > 0) process.exitCode = exitCode.failed;
}

function lineOf(result: Result): string {
  const { kind, mutant } = result;
  const line = `${kind}  ${mutant.name}`;
  if (kind !== "noticed") return line;
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
    ...(result.kind === "noticed" && { ...result.failure, isExpected: result.isExpected }),
  })),
});

if (import.meta.main) await runAsMain(program);
