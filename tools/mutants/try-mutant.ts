import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Checks, Failure } from "./checks.ts";
import { changed, type Mutant } from "./mutant.ts";

export type Outcome =
  | { readonly kind: "noticed"; readonly failure: Failure; readonly isExpected: boolean }
  | { readonly kind: "survived" };

/** Whether a version of the project has the text that the mutant changes. */
export function isApplicable(folder: string, mutant: Mutant): boolean {
  const path = join(folder, mutant.file);
  return existsSync(path) && readFileSync(path, "utf8").split(mutant.from).length === 2;
}

/**
 * Changes a file of the copy, looks for a test that notices, and takes the change back.
 * The tests that the mutant names run first, because one of them should notice.
 */
export async function tryMutant(folder: string, mutant: Mutant, checks: Checks): Promise<Outcome> {
  const path = join(folder, mutant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, changed(mutant, text));
  try {
    const expected = await checks.named(mutant.tests);
    if (expected) return { kind: "noticed", failure: expected, isExpected: true };
    const other = await checks.related(mutant.file);
    return other ? { kind: "noticed", failure: other, isExpected: false } : { kind: "survived" };
  } finally {
    writeFileSync(path, text);
  }
}

/** Fails if a check fails without any change, because its failures would say nothing about mutants. */
export async function expectToPass(mutants: readonly Mutant[], checks: Checks): Promise<void> {
  const scripts = new Set(mutants.flatMap(({ tests }) => (typeof tests === "string" ? tests : [])));
  const files = new Set(mutants.flatMap(({ tests }) => (typeof tests === "string" ? [] : tests)));
  for (const tests of [[...files], ...scripts]) {
    const failure = tests.length > 0 ? await checks.named(tests) : null;
    if (failure) throw new Error(`expected tests that pass without a change, got ${failure.by}: ${failure.test}`);
  }
}
