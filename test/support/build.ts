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

/** Text of a source file, and its replacement. */
export interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** A program with another protocol version. */
export const speaking = (protocol: number): Change => ({
  file: "shared/net/protocol.ts",
  from: /(const protocolVersion = )\d+/,
  to: `$1${protocol}`,
});

/** A program that knows none of the additions to its protocol version, and ends connections that send them. */
export const withoutAdditions: readonly Change[] = [
  { file: "shared/net/protocol.ts", from: /(const protocolRevision = )\d+/, to: "$10" },
  { file: "shared/net/schemas.ts", from: '"here", "shown", "leave"', to: '"here", "leave"' },
  { file: "server/transport/rooms/table-message-handlers.ts", from: /^ {4}clock: .*$/m, to: "" },
  { file: "server/transport/rooms/table-room.ts", from: "  admitsScreen(", to: "  admitsNothing(" },
  { file: "server/transport/rooms/table-message-handlers.ts", from: /^ {4}nudge: .*\n.*\n {4}\),$/m, to: "" },
];

/** A program without decks of hosts. */
export const withoutDecks: readonly Change[] = [
  { file: "server/tables/games.ts", from: "custom: game.custom", to: "custom: null" },
  { file: "shared/net/schemas.ts", from: /^ {2}deck: deckSchema.*\n {2}deckName: .*$/m, to: "" },
];

/** Makes a separate build: this program with another version and other changes, and pages with other files. */
export function newBuild(version: string, ...changes: readonly Change[]): Build {
  const folder = newFolder();
  for (const part of ["server", "shared"]) cpSync(join(project, part), join(folder, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  const about = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...about, version }));
  for (const change of changes) apply(folder, change);
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

function apply(folder: string, { file, from, to }: Change): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file}: expected a text to replace, got none: ${from}`);
  writeFileSync(path, changed);
}
