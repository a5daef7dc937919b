import { Site } from "../test/browser/support/site.ts";
import { wholeGame } from "./bench-client/game.ts";
import { heapGrowth } from "./bench-client/heap.ts";
import { isMet, type Measure } from "./bench-client/measure.ts";
import { motions } from "./bench-client/motion.ts";
import { openings } from "./bench-client/opening.ts";
import { weights } from "./bench-client/weight.ts";
import { command, runAsMain } from "./command-line/command.ts";

export const program = command(
  "bench:client",
  "Measures size, loading time and smoothness of the client in headless Chromium. Exits with 1 if a limit is exceeded.",
)
  .option("--json", "print the report as one line of JSON at the end")
  .action(bench);

async function bench({ json }: { readonly json?: true }): Promise<void> {
  const site = await Site.open();
  const measures: readonly Measure[] = [
    ...(await weights(site)),
    ...(await openings(site)),
    ...(await motions()),
    ...(await wholeGame(site, 4)),
    ...(await wholeGame(site, 6)),
    ...(await heapGrowth(site)),
  ];
  await site.close();
  if (json) console.log(JSON.stringify({ client: measures }));
  else for (const measure of measures) console.log(line(measure));
  if (!measures.every(isMet)) process.exitCode = 1;
}

function line(measure: Measure): string {
  const { name, value, unit, limit, bound, ms } = measure;
  const figure = `${value} ${unit}`.padStart(16);
  const inMs = ms === undefined ? "" : ` (${ms} ms)`;
  return `${isMet(measure) ? " " : "!"} ${figure}   ${`${bound} ${limit}`.padEnd(14)} ${name}${inMs}`;
}

if (import.meta.main) await runAsMain(program);
