import { execFile } from "node:child_process";
import { guarded } from "../../tools/processes/guarded.ts";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a Node program until it exits.
 * @param line its file with arguments, preceded by options for Node.
 * @param env the whole environment.
 */
export function runProgram(line: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ran> {
  return new Promise((resolve) => {
    const child = guarded(
      execFile(process.execPath, line, { env, maxBuffer: 2 ** 24 }, (_, out, err) =>
        resolve({ code: child.exitCode, out, err }),
      ),
    );
  });
}
