import { readFileSync } from "node:fs";
import type { Command } from "commander";
import type { RecordErrorCode } from "../shared/core/record-error.ts";
import { verifyAll } from "./backup/verify-all.ts";
import { command, runAsMain, sentenceOf } from "./command-line/command.ts";
import type { Findings } from "./replay/findings.ts";
import { headlines } from "./replay/headlines.ts";
import { tell } from "./replay/story.ts";
import { verify } from "./replay/verify.ts";

/** `untrue`: the game cannot have been played like this; `unknown`: this program cannot verify it. */
const exitCode = { untrue: 1, unknown: 2 } as const;

export const program = examining("replay", "Prints the events of a game from its file, or verifies the file.", tell)
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
    .action(async (path: string) => {
      const text = read(path);
      if (text !== null) report(path, await look(text));
    });
}

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
