import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { kinds } from "./kinds.ts";

const project = resolve(import.meta.dirname, "../..");

/** Seconds that each test file took in the last measured run; `npm run test:durations` writes it. */
export const durationsFile = resolve(project, "test/durations.json");

/**
 * Runs the files of one kind after another, each kind's longest first, because a long file that begins last would keep
 * one core idle. A file without a duration is taken for a long one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = knownDurations();
    const names: readonly string[] = kinds;
    const order = (file: TestSpecification) => names.indexOf(file.project.name);
    const duration = (file: TestSpecification) => seconds[relative(project, file.moduleId)] ?? Number.POSITIVE_INFINITY;
    return files.toSorted((a, b) => order(a) - order(b) || compareDescending(duration(a), duration(b)));
  }
}

/** Infinity minus infinity is no number. */
const compareDescending = (a: number, b: number): number => (a === b ? 0 : b - a);

function knownDurations(): Readonly<Record<string, number>> {
  return existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, "utf8")) : {};
}
