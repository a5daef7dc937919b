import { execFile } from "node:child_process";
import { join } from "node:path";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one of the project's command lines until it ends. */
export function run(
  tool:
    | "ratings"
    | "strength"
    | "calibrate"
    | "scenarios"
    | "simulate"
    | "bench"
    | "replay"
    | "timing"
    | "attack"
    | "imports",
  ...line: readonly string[]
): Promise<Ran> {
  const path = join(import.meta.dirname, "../../tools", `${tool}.ts`);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [path, ...line], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}
