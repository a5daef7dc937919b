import { Command, InvalidArgumentError } from "commander";
import { ownServer } from "../loadtest/server.ts";
import { chanceFrom } from "../shared/core/rng.ts";
import type { Comparison } from "./timing/statistics.ts";
import { TimedTable } from "./timing/table.ts";
import { runTrials } from "./timing/trials.ts";

/** Above this an observer can tell who has passed; chance alone stays below it over a few hundred passes. */
const mostAuc = 0.6;

const { passes, seed, json } = new Command("timing")
  .description(
    `Measures whether the answer to one's own ping tells that somebody else has just passed. Ends with 1 if an observer who
compares two answers is right about which came after a pass in more than ${mostAuc * 100} % of cases.`,
  )
  .option("--passes <n>", "passes just before a ping, and as many after one", wholeNumber, 230)
  .option("--seed <text>", "decides the order of the trials", "any")
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly passes: number; readonly seed: string; readonly json?: true }>();

const random = chanceFrom(seed);
const server = await ownServer();
const table = await TimedTable.open(server.url, random);
await table.begin();
const findings = await runTrials(table, passes, random);
await server.stop();
const auc = Math.max(findings.trip.auc, findings.offBeat.auc);
if (json) console.log(JSON.stringify({ passes, seed, mostAuc, ...findings }));
else {
  tell("time to the answer", findings.trip);
  tell("time off the pulse", findings.offBeat);
}
process.exit(auc > mostAuc ? 1 : 0);

function tell(what: string, { medians, difference, interval, auc, told }: Comparison): void {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  console.log(`${what}: ${ms(medians[0])} alone, ${ms(medians[1])} after a pass; difference ${ms(difference)}`);
  console.log(
    `  (95 %: ${ms(interval[0])} to ${ms(interval[1])}); AUC ${auc.toFixed(3)}, best threshold ${told.toFixed(3)}`,
  );
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError(`expected a whole number from 1, got ${text}`);
  return Number(text);
}
