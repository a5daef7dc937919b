import { Command } from "commander";
import { Site } from "../test/browser/support/site.ts";
import { wholeGame } from "./bench-client/game.ts";
import { heapGrowth } from "./bench-client/heap.ts";
import { isMet, type Measure } from "./bench-client/measure.ts";
import { motions } from "./bench-client/motion.ts";
import { openings } from "./bench-client/opening.ts";
import { weights } from "./bench-client/weight.ts";

const program = new Command("bench:client")
  .description(
    "Measures the client in headless Chromium: what it weighs, how soon and how smoothly it plays. Ends with 1 if a limit is missed.",
  )
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

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

if (program.opts<{ json?: true }>().json) console.log(JSON.stringify({ client: measures }));
else for (const measure of measures) console.log(line(measure));
if (!measures.every(isMet)) process.exitCode = 1;

function line(measure: Measure): string {
  const { name, value, unit, limit, bound } = measure;
  return `${isMet(measure) ? " " : "!"} ${`${value} ${unit}`.padStart(16)}   ${`${bound} ${limit}`.padEnd(14)} ${name}`;
}
