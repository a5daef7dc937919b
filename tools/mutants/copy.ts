import { execFileSync } from "node:child_process";
import { cpSync, existsSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../processes/temporary-folder.ts";

/**
 * Copies the tracked files of a project, as they are in the work tree. The copy shares the installed packages.
 * @returns the folder of the copy, which is removed when this process exits.
 */
export function copyOfProject(project: string): string {
  const copy = temporaryFolder("nine-lives-mutants-");
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8", maxBuffer: 2 ** 26 });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(project, file)));
  for (const file of files) cpSync(join(project, file), join(copy, file));
  symlinkSync(realpathSync(join(project, "node_modules")), join(copy, "node_modules"));
  return copy;
}
