import { relative, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readDurations } from "./durations.ts";
import { kinds } from "./kinds.ts";

const project = resolve(import.meta.dirname, "../..");

/**
 * Runs the files by kind, and within a kind in descending order of duration. A long file at the end would leave cores
 * idle. A file of unknown duration counts as long.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readDurations();
    const names: readonly string[] = kinds;
    const order = (file: TestSpecification) => names.indexOf(file.project.name);
    const duration = (file: TestSpecification) =>
      seconds.get(relative(project, file.moduleId)) ?? Number.POSITIVE_INFINITY;
    return files.toSorted((a, b) => order(a) - order(b) || compareDescending(duration(a), duration(b)));
  }
}

/** Infinity minus infinity is NaN. */
const compareDescending = (a: number, b: number): number => (a === b ? 0 : b - a);
