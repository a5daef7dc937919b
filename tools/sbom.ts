import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import about from "../package.json" with { type: "json" };
import lock from "../package-lock.json" with { type: "json" };
import { command, runAsMain } from "./command-line/command.ts";
import { temporaryFolder } from "./processes/temporary-folder.ts";

export const program = command(
  "sbom",
  "Prints the software bill of materials of a server as CycloneDX: its npm packages in the versions of package-lock.json.",
).action(print);

/**
 * `npm sbom --omit dev` would lack each package that another package names in its devDependencies, such as express.
 * So npm gets copies of its files without the packages for developers.
 */
function print(): void {
  const folder = join(temporaryFolder("nine-lives-sbom-"), about.name);
  mkdirSync(folder);
  const packages = Object.entries(lock.packages).filter(([, entry]) => !("dev" in entry));
  const root = { ...lock.packages[""], devDependencies: {} };
  const files = {
    "package.json": { ...about, devDependencies: {} },
    "package-lock.json": { ...lock, packages: { ...Object.fromEntries(packages), "": root } },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const format = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  execFileSync("npm", ["sbom", "--package-lock-only", ...format], { cwd: folder, stdio: "inherit" });
}

if (import.meta.main) await runAsMain(program);
