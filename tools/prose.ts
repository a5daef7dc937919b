import { globSync, readFileSync } from "node:fs";
import { command, runAsMain } from "./command-line/command.ts";
import { deadMentions, faultsInCode, faultsInDocuments } from "./prose/faults.ts";

export const program = command(
  "prose",
  "Checks comments and documents against the writing guide of CONTRIBUTING.md, and names of files in documents. Ends with 1 after a fault.",
).action(check);

/** The rulebook and the contract come from elsewhere. */
const foreign = /^docs\/(?:rules\/|contract\.md)/;

function check(): void {
  const code = read(
    globSync("{shared,server,client,loadtest,tools,test}/**/*.{ts,tsx}", { exclude: ["**/node_modules/**"] }),
  );
  const documents = read(globSync("{*.md,docs/**/*.md,deploy/**/*.md}").filter((path) => !foreign.test(path)));
  const paths = [...code.keys(), ...globSync("*.ts")];
  const faults = [...faultsInCode(code), ...faultsInDocuments(documents), ...deadMentions(documents, paths)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const read = (paths: readonly string[]): ReadonlyMap<string, string> =>
  new Map(paths.map((path) => [path.replaceAll("\\", "/"), readFileSync(path, "utf8")]));

if (import.meta.main) await runAsMain(program);
