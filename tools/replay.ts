import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { Store } from "../server/storage/store.ts";
import type { RecordErrorCode } from "../shared/core/record-error.ts";
import { withSettings } from "./backup/settings.ts";
import { verifyAll } from "./backup/verify-all.ts";
import { command, runAsMain, sentenceOf } from "./command-line/command.ts";
import { readDatabase } from "./operators/read-database.ts";
import { type Findings, wrong } from "./replay/findings.ts";
import { headlines } from "./replay/headlines.ts";
import { tell, tellRecord } from "./replay/story.ts";
import { verify } from "./replay/verify.ts";

/** `untrue`: the game cannot have been played like this; `unknown`: this program cannot verify it. */
const exitCode = { untrue: 1, unknown: 2 } as const;

export const program: Command = command("replay", "Prints the events of a finished game, or verifies its file.")
  .argument("[file]", "an exported game")
  .option("--id <game>", "a game saved in DATA_DIR or DATABASE_URL, instead of a file; a server may run")
  .action(async (path: string | undefined, { id }: { readonly id?: string }) => {
    if (id !== undefined && path !== undefined)
      program.error("error: expected a file or --id, got both", { exitCode: exitCode.unknown });
    if (id !== undefined) return tellSaved(id);
    if (path === undefined) program.error("error: missing required argument 'file', or --id");
    await examine(path, tell);
  })
  .addCommand(examining("verify", "Verifies that the file is unaltered, and that the game can be replayed.", verify))
  .addCommand(
    command("verify-all", "Replays every saved game in DATA_DIR or DATABASE_URL. May run while a server runs.")
      .option("--json", "print the report as one line of JSON at the end")
      .action(verifyAll),
  );

/** Command that examines the text of a file. */
function examining(name: string, description: string, look: (text: string) => Findings | Promise<Findings>): Command {
  return command(name, description)
    .argument("<file>", "an exported game")
    .action((path: string) => examine(path, look));
}

async function examine(path: string, look: (text: string) => Findings | Promise<Findings>): Promise<void> {
  const text = read(path);
  if (text !== null) report(path, await look(text));
}

/** Prints a finished game of the database, because a running one has secrets. */
const tellSaved = (id: string): Promise<void> =>
  withSettings(async (config) => {
    const db = await readDatabase(config);
    try {
      const game = await new Store(db, null).finished(id);
      if (!game.ok) return report(id, wrong(game.error));
      if (game.value === null) throw new Error(`${JSON.stringify(id)}: expected the id of a finished game`);
      report(id, await tellRecord(game.value.record));
    } finally {
      await db.destroy();
    }
  }, exitCode.unknown);

function report(path: string, { lines, flaws }: Findings): void {
  for (const line of lines) console.log(line);
  for (const { code, what, expected, got } of flaws) {
    console.error(`${path}: ${headlines[code]}: ${what}: expected ${expected}, got ${got}`);
    process.exitCode = codeFor(code);
  }
}

function codeFor(flaw: RecordErrorCode): number {
  return ["altered", "deal", "impossible"].includes(flaw) ? exitCode.untrue : exitCode.unknown;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    console.error(`${path}: cannot be read: ${sentenceOf(error)}`);
    process.exitCode = exitCode.unknown;
    return null;
  }
}

if (import.meta.main) await runAsMain(program);
