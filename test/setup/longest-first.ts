import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { kinds } from "./kinds.ts";
import { type MeasuredFile, measuredFile } from "./slowest-files.ts";

const project = resolve(import.meta.dirname, "../..");

/**
 * Runs the files of one kind after another, each kind's longest first, because a long file that begins last would keep
 * one core idle. The last run in this folder says how long a file takes; a file that it does not name counts as long.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = knownDurations();
    const names: readonly string[] = kinds;
    const order = (file: TestSpecification) => names.indexOf(file.project.name);
    const duration = (file: TestSpecification) =>
      seconds.get(relative(project, file.moduleId)) ?? Number.POSITIVE_INFINITY;
    return files.toSorted((a, b) => order(a) - order(b) || compareDescending(duration(a), duration(b)));
  }
}

/** Infinity minus infinity is no number. */
const compareDescending = (a: number, b: number): number => (a === b ? 0 : b - a);

function knownDurations(): ReadonlyMap<string, number> {
  if (!existsSync(measuredFile)) return new Map();
  const files: readonly MeasuredFile[] = JSON.parse(readFileSync(measuredFile, "utf8"));
  return new Map(files.map(({ file, seconds }) => [file, seconds]));
}
