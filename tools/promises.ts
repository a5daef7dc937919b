import { globSync, readFileSync } from "node:fs";
import about from "../package.json" with { type: "json" };
import { command, runAsMain } from "./command-line/command.ts";
import { faultsIn } from "./promises/faults.ts";

/** Documents with promises that name their tests. */
const documents = ["docs/security.md", "docs/reliability.md", "docs/protocol.md"];

export const program = command(
  "promises",
  "Checks that the promises of the documents name existing tests. Exits with 1 if one does not.",
).action(check);

function check(): void {
  const tests = globSync("test/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const project = { tests, scripts: Object.keys(about.scripts) };
  const faults = documents.flatMap((file) => faultsIn(file, readFileSync(file, "utf8"), project));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) await runAsMain(program);
