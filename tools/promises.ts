import { globSync, readFileSync } from "node:fs";
import about from "../package.json" with { type: "json" };
import { faultsIn } from "./promises/faults.ts";

/** Documents whose promises name their tests. */
const documents = ["docs/security.md", "docs/reliability.md", "docs/protocol.md"];

const wrongUsage = 2;

const [stray] = process.argv.slice(2);
if (stray === undefined) check();
else {
  console.error(`unknown argument ${JSON.stringify(stray)}: expected none`);
  process.exitCode = wrongUsage;
}

function check(): void {
  const tests = globSync("test/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const project = { tests, scripts: Object.keys(about.scripts) };
  const faults = documents.flatMap((file) => faultsIn(file, readFileSync(file, "utf8"), project));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
