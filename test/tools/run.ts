import { execFile } from "node:child_process";
import { join } from "node:path";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

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
  | "admin"
  | "unicode";

/** Runs one of the project's command lines until it ends. */
export const run = (tool: Tool, ...line: readonly string[]): Promise<Ran> => runWith({}, tool, ...line);

/** The same with more variables in its environment. */
export function runWith(env: Readonly<Record<string, string>>, tool: Tool, ...line: readonly string[]): Promise<Ran> {
  const path = join(import.meta.dirname, "../../tools", `${tool}.ts`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [path, ...line], { env: { ...process.env, ...env } }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}
