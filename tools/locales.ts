import { languages } from "../shared/locales/languages.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { countTexts, type Fault, faultsIn } from "./locales/check.ts";
import { readLanguage } from "./locales/files.ts";
import { writeTypes } from "./locales/types.ts";

export const program = command(
  "locales",
  "Checks the texts of all languages. Exits with 1 if placeholders or plural forms are wrong, or a text is too long.",
)
  .option("--json", "print the report as one line of JSON at the end")
  .action(check)
  .addCommand(
    command("types", "Writes the types of all keys and placeholders, which `npm run types` checks.").action(writeTypes),
  );

const kinds = ["missing", "placeholdersWrong", "pluralsMissing", "tooLong"] as const;

function check({ json }: { readonly json?: true }): void {
  const english = readLanguage("en");
  const keys = countTexts(english);
  const reports = languages.map((language) => ({
    language,
    faults: faultsIn(language, english, readLanguage(language)),
  }));
  for (const { language, faults } of json ? [] : reports)
    for (const { kind, text } of missingFirst(faults)) console.log(`${language}: ${kind}: ${text}`);
  const totals = reports.map(({ language, faults }) => [language, { keys, ...countsOf(faults) }] as const);
  if (json) console.log(JSON.stringify({ languages: Object.fromEntries(totals) }));
  else for (const [language, counts] of totals) console.log(`${language}: ${JSON.stringify(counts)}`);
  const isWrong = totals.some(([, counts]) => kinds.some((kind) => kind !== "missing" && counts[kind] > 0));
  if (isWrong) process.exitCode = exitCode.failed;
}

/** Lists missing texts first, so that the other faults stand at the end and are not overlooked. */
const missingFirst = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((one, other) => Number(other.kind === "missing") - Number(one.kind === "missing"));

function countsOf(faults: readonly Fault[]): Readonly<Record<(typeof kinds)[number], number>> {
  const count = (kind: Fault["kind"]) => faults.filter((fault) => fault.kind === kind).length;
  return {
    missing: count("missing"),
    placeholdersWrong: count("placeholdersWrong"),
    pluralsMissing: count("pluralsMissing"),
    tooLong: count("tooLong"),
  };
}

if (import.meta.main) await runAsMain(program);
