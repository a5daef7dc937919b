import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { readDeckFile } from "./deck/read-deck.ts";
import { linesOf, reportOn } from "./deck/report.ts";

export const program = command(
  "deck",
  `Judges a deck of one's own (docs/contract.md, section 10). Exits with 1 if it is refused or not enough for any number
of players, with 2 if the file cannot be read.`,
)
  .argument("<file>", "JSON, or YAML without aliases")
  .option("--json", "print the report as one line of JSON at the end")
  .action(judge);

function judge(file: string, { json }: { readonly json?: true }): void {
  const data = readDeckFile(file);
  if (!data.ok) {
    console.error(`${file}: cannot be read: ${data.error}`);
    process.exitCode = exitCode.unusable;
    return;
  }
  const report = reportOn(data.value);
  if (json) console.log(JSON.stringify(report));
  else for (const line of linesOf(report)) console.log(line);
  if (report.playable.length === 0) process.exitCode = exitCode.failed;
}

if (import.meta.main) await runAsMain(program);
