import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MeasuredFile } from "./slowest-files.ts";

/** Wall-clock seconds of every test file, as measured by `npm run bench:tests`. */
const durationsFile = join(import.meta.dirname, "durations.json");

/** @returns seconds by the path of the file, relative to the project root. */
export function readDurations(): ReadonlyMap<string, number> {
  if (!existsSync(durationsFile)) return new Map();
  const seconds: Readonly<Record<string, number>> = JSON.parse(readFileSync(durationsFile, "utf8"));
  return new Map(Object.entries(seconds));
}

/** Replaces the file. Whole seconds and sorted names make the diff between versions small. */
export function writeDurations(files: readonly MeasuredFile[]): void {
  const seconds = files.map(({ file, seconds }) => [file, Math.round(seconds)] as const);
  const sorted = Object.fromEntries(seconds.toSorted(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(durationsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
