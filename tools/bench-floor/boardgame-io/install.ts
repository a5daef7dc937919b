import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { guarded } from "../../processes/guarded.ts";

const folder = import.meta.dirname;

/** Timeout of npm, in ms, because npm retries for many minutes without a network. */
const patienceMs = 120_000;

/** Installs boardgame.io beside this file, unless it is installed. @throws if npm fails. */
export async function installBoardgameIo(tell: (line: string) => void): Promise<void> {
  // npm writes this file last.
  if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  tell("installing boardgame.io");
  const line = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const installing = promisify(execFile)("npm", line, { cwd: folder, timeout: patienceMs });
  guarded(installing.child);
  await installing;
}
