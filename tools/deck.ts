import { deckFromCode } from "../shared/games/kittens/decks/deck-code.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { readDeckFile } from "./deck/read-deck.ts";
import { linesOf, reportOn } from "./deck/report.ts";

export const program = command(
  "deck",
  `Judges a deck of one's own (docs/contract.md, section 10), and names its short code. Exits with 1 if it is refused or
not enough for any number of players, with 2 if the file or the code cannot be read.`,
)
  .argument("<deck>", "file: JSON, or YAML without aliases; with --code a short code")
  .option("--code", "the deck is given by its short code, and is printed as JSON")
  .option("--json", "print the report as one line of JSON at the end")
  .action(judge);

interface Options {
  readonly code?: true;
  readonly json?: true;
}

function judge(source: string, { code, json }: Options): void {
  const data = code ? deckFromCode(source) : readDeckFile(source);
  if (!data.ok) {
    console.error(`${source}: cannot be read: ${data.error}`);
    process.exitCode = exitCode.unusable;
    return;
  }
  const report = reportOn(data.value);
  if (json) console.log(JSON.stringify(report));
  else {
    if (code) console.log(JSON.stringify(data.value));
    for (const line of linesOf(report, data.value)) console.log(line);
  }
  if (report.playable.length === 0) process.exitCode = exitCode.failed;
}

if (import.meta.main) await runAsMain(program);
