import { join } from "node:path";
import { InvalidArgumentError } from "commander";
import { placePattern } from "../shared/net/page-errors.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { sourceOf } from "./symbolicate/source-of.ts";

/** Source maps of the built page. */
const maps = join(import.meta.dirname, "../dist/client-maps");

export const program = command(
  "symbolicate",
  "Finds the source lines of an error of the page, from the places of the log event page-error.",
)
  .argument("<place...>", "SCRIPT:LINE:COLUMN", parsePlace)
  .action((places: readonly string[]) => {
    for (const place of places) print(place);
  });

function parsePlace(text: string, others: readonly string[] = []): readonly string[] {
  if (!placePattern.test(text)) throw new InvalidArgumentError(`expected SCRIPT:LINE:COLUMN, got ${text}`);
  return [...others, text];
}

function print(place: string): void {
  const source = sourceOf(place, maps);
  if (source.ok) {
    console.log(`${place}  ${source.value}`);
    return;
  }
  console.error(`${place}: expected ${source.error.expected}, got ${source.error.got}`);
  process.exitCode = exitCode.unusable;
}

if (import.meta.main) await runAsMain(program);
