import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Checks, Failure } from "./checks.ts";
import { changed, type Mutant } from "./mutant.ts";

/** Whether a version of the project contains the text that the mutant changes. */
export function isApplicable(folder: string, mutant: Mutant): boolean {
  const path = join(folder, mutant.file);
  return existsSync(path) && readFileSync(path, "utf8").split(mutant.from).length === 2;
}

/** Runs a check while a file of the copy is changed. */
export async function withMutant(
  folder: string,
  mutant: Mutant,
  check: () => Promise<Failure | null>,
): Promise<Failure | null> {
  const path = join(folder, mutant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, changed(mutant, text));
  try {
    return await check();
  } finally {
    writeFileSync(path, text);
  }
}

/** Throws if a detecting test also fails without a change, because then it proves nothing. */
export async function expectToPass(failures: readonly Failure[], checks: Checks): Promise<void> {
  const scripts = new Set(failures.flatMap(({ script }) => script ?? []));
  for (const script of scripts) expectNone(await checks.named(script));
  expectNone(await checks.again(failures.filter(({ script }) => script === undefined)));
}

function expectNone(failure: Failure | null): void {
  if (failure) throw new Error(`expected a test that passes without a change, got ${failure.by}: ${failure.test}`);
}
