import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "../../loadtest/process.ts";
import { newFolder } from "./app.ts";

/** Hashed files of a build, by name: one that its page loads at once, and one that it loads later. */
type Files = Readonly<Record<string, string>>;

interface Build {
  /** Folder of its program. */
  readonly folder: string;
  readonly files: Files;
}

/**
 * Makes a separate build: this program with another version, and pages with other files.
 * @param protocol protocol version; by default that of this program.
 */
export function newBuild(version: string, protocol?: number): Build {
  const folder = newFolder();
  for (const part of ["server", "shared"]) cpSync(join(project, part), join(folder, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  const about = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...about, version }));
  if (protocol !== undefined) speak(join(folder, "shared/net/protocol.ts"), protocol);
  const files = {
    [`main-${version}.js`]: `console.log("${version}");`,
    [`replay-${version}.js`]: `export default "${version}";`,
  };
  mkdirSync(join(folder, "dist/client/assets"), { recursive: true });
  writeFileSync(
    join(folder, "dist/client/index.html"),
    `<!doctype html><script src="/assets/main-${version}.js"></script>`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "dist/client/assets", name), text);
  return { folder, files };
}

function speak(path: string, protocol: number): void {
  const text = readFileSync(path, "utf8");
  const changed = text.replace(/(const protocolVersion = )\d+/, `$1${protocol}`);
  if (changed === text) throw new Error("expected a number of the protocol to change");
  writeFileSync(path, changed);
}
