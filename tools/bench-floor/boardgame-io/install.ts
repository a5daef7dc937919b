import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { guarded } from "../../processes/guarded.ts";

const folder = import.meta.dirname;

/** How long npm may take, in ms: without a network it would try for many minutes. */
const patienceMs = 120_000;

/** Installs boardgame.io beside this file, unless it is there. @throws if npm cannot. */
export async function installBoardgameIo(tell: (line: string) => void): Promise<void> {
  // npm writes it last.
  if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  tell("installing boardgame.io");
  const line = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const installing = promisify(execFile)("npm", line, { cwd: folder, timeout: patienceMs });
  guarded(installing.child);
  await installing;
}
