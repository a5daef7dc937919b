import { join } from "node:path";
import { type Ran, runProgram } from "../support/run-program.ts";

type Tool =
  | "backup"
  | "restore"
  | "ratings"
  | "strength"
  | "calibrate"
  | "collusion"
  | "scenarios"
  | "simulate"
  | "bench"
  | "bench-floor"
  | "soak"
  | "replay"
  | "timing"
  | "attack"
  | "imports"
  | "promises"
  | "mutants"
  | "admin"
  | "unicode";

/** Runs one of the project's command lines until it ends. */
export const run = (tool: Tool, ...line: readonly string[]): Promise<Ran> => runWith({}, tool, ...line);

/** The same with more variables in its environment. */
export function runWith(env: Readonly<Record<string, string>>, tool: Tool, ...line: readonly string[]): Promise<Ran> {
  const path = join(import.meta.dirname, "../../tools", `${tool}.ts`);
  return runProgram([path, ...line], { ...process.env, ...env });
}
