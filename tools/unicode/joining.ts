import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Missing } from "./missing.ts";
import { rangesOf } from "./ranges.ts";

interface Joining {
  /** Version of Unicode. */
  readonly version: string;
  /** Canonical combining class 9. */
  readonly viramas: string;
  /** Letters that join the next letter: Joining_Type L or D. */
  readonly joinsNext: string;
  /** Letters that join the previous letter: Joining_Type R or D. */
  readonly joinsPrevious: string;
}

/**
 * Reads the data for the joiner rules of RFC 5892, appendix A.
 * @throws Missing if the folder is not that of `unicode-data`.
 */
export function readJoining(folder: string): Joining {
  const types = readProperty(folder, "DerivedJoiningType.txt");
  const classes = readProperty(folder, "DerivedCombiningClass.txt");
  const having = (values: readonly string[]) =>
    types.values.flatMap(([at, value]) => (values.includes(value) ? at : []));
  return {
    version: types.version,
    viramas: rangesOf(classes.values.flatMap(([at, value]) => (value === "9" ? at : []))),
    joinsNext: rangesOf(having(["L", "D"])),
    joinsPrevious: rangesOf(having(["R", "D"])),
  };
}

interface Property {
  readonly version: string;
  readonly values: readonly (readonly [codePoints: readonly number[], value: string])[];
}

function readProperty(folder: string, name: string): Property {
  const file = join(folder, "extracted", name);
  if (!existsSync(file))
    throw new Missing(`${file} is missing: install Debian's package unicode-data, or name its folder.`);
  const text = readFileSync(file, "utf8");
  const version = /-(\d+\.\d+\.\d+)\.txt/.exec(text)?.[1] ?? "unknown";
  const lines = text.matchAll(/^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)/gm);
  return {
    version,
    values: [...lines].map(([, first = "", last, value = ""]) => [between(first, last ?? first), value]),
  };
}

function between(first: string, last: string): readonly number[] {
  const start = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
}
