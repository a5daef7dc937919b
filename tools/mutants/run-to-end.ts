import { spawn } from "node:child_process";
import { guarded } from "../processes/guarded.ts";

interface Ended {
  /** Null after a timeout or a signal. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in a folder until it exits. After `timeoutMs` it is killed with all its child processes. */
export function runToEnd(
  program: string,
  line: readonly string[],
  { folder, timeoutMs }: { readonly folder: string; readonly timeoutMs: number },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A separate process group can be killed as a whole.
    const child = guarded(
      spawn(program, line, { cwd: folder, detached: true, stdio: ["ignore", "pipe", "pipe"] }),
      "TERM",
    );
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      err += text;
    });
    const tooLate = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, "SIGKILL"), timeoutMs);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(tooLate);
      resolve({ code, out, err });
    });
  });
}
