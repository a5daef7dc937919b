import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { command, runAsMain } from "./command-line/command.ts";

const project = join(import.meta.dirname, "..");

/** Folder of the compiled program. Its layout is that of the project, so that relative paths are the same in both. */
const compiled = join(project, "dist/program");

export const program = command(
  "compile",
  "Compiles the program into dist/program, with the built page and the texts. The package consists of this folder.",
).action(compile);

function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const compiler = join(project, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", join(project, "tsconfig.package.json")], { stdio: "inherit" });
  for (const folder of ["dist/client", "dist/client-maps", "shared/locales"])
    cpSync(join(project, folder), join(compiled, folder), { recursive: true, filter: isNoSource });
}

/** TypeScript is compiled instead of copied. */
const isNoSource = (path: string): boolean => !path.endsWith(".ts");

if (import.meta.main) await runAsMain(program);
