import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files of a path: the file itself, or all .yaml files in a folder; empty if it is neither. */
export function scenarioFiles(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => join(path, name));
}
