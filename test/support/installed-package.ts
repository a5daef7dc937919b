import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { project } from "../../loadtest/process.ts";
import { guarded } from "../../tools/processes/guarded.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";

/** Major version of Node that runs the package itself. */
const oldestMajor = 24;

/** Parts of the project that `npm pack` reads. */
const parts = [
  ...["bin", "client", "deploy", "docs/operations.md", "server", "shared", "tools", "vite.config.ts"],
  ...["package.json", "package-lock.json", "tsconfig.json", "tsconfig.package.json"],
  ...["CHANGELOG.md", "LICENSE", "NOTICES.md", "README.md"],
];

export interface InstalledPackage {
  /** The packed file. */
  readonly file: string;
  /** Folder of the installed package. */
  readonly folder: string;
  /** File of the command `nine-lives`. */
  readonly command: string;
}

/** Packs a copy of the project, and installs the file into an empty folder. @throws if npm fails. */
export async function installPacked(): Promise<InstalledPackage> {
  const copy = temporaryFolder("nine-lives-packed-");
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  await npm(copy, "pack");
  const [file = ""] = globSync(join(copy, "nine-lives-*.tgz"));
  const home = temporaryFolder("nine-lives-installed-");
  await npm(home, "install", "--prefer-offline", "--no-audit", "--no-fund", file);
  const folder = join(home, "node_modules/nine-lives");
  return { file, folder, command: join(home, "node_modules/.bin/nine-lives") };
}

/** The environment of an operator: variables of a test run would make a debug build. */
async function npm(cwd: string, ...line: readonly string[]): Promise<void> {
  const { NODE_ENV, VITEST, ...env } = process.env;
  const running = guarded(spawn("npm", line, { cwd, env, stdio: ["ignore", "ignore", "inherit"] }));
  const [code] = await once(running, "exit");
  if (code !== 0) throw new Error(`npm ${line.join(" ")}: expected exit code 0, got ${code}`);
}

/** Returns a Node that is too old for the package: that of the system, or one that npm installs. */
export async function olderNode(): Promise<string> {
  const ofSystem = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "node"));
  const found = ofSystem.find((node) => existsSync(node) && majorOf(node) >= 20 && majorOf(node) < oldestMajor);
  if (found !== undefined) return found;
  const home = temporaryFolder("nine-lives-node-");
  await npm(home, "install", "--prefer-offline", "--no-audit", "--no-fund", "node@20");
  return join(home, "node_modules/node/bin/node");
}

const majorOf = (node: string): number =>
  Number.parseInt(execFileSync(node, ["--print", "process.versions.node"], { encoding: "utf8" }), 10);
