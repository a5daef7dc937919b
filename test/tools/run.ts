import { join } from "node:path";
import { type Ran, runProgram } from "../support/run-program.ts";

type Tool =
  | "backup"
  | "restore"
  | "ratings"
  | "pace"
  | "strength"
  | "calibrate"
  | "collusion"
  | "scenarios"
  | "simulate"
  | "bench"
  | "bench-floor"
  | "soak"
  | "replay"
  | "symbolicate"
  | "table"
  | "timing"
  | "attack"
  | "imports"
  | "promises"
  | "mutants"
  | "admin"
  | "unicode";

/** Runs a command line of this project until it exits. */
export const run = (tool: Tool, ...line: readonly string[]): Promise<Ran> => runWith({}, tool, ...line);

/** Same with additional environment variables. */
export function runWith(env: Readonly<Record<string, string>>, tool: Tool, ...line: readonly string[]): Promise<Ran> {
  const path = join(import.meta.dirname, "../../tools", `${tool}.ts`);
  return runProgram([path, ...line], { ...process.env, ...env });
}
