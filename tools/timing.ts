import { Option } from "commander";
import { ownServer } from "../loadtest/server.ts";
import { canSeat } from "../shared/core/editions.ts";
import { seededRandom } from "../shared/core/rng.ts";
import { kittens } from "../shared/games/kittens/game.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import type { Comparison } from "./timing/statistics.ts";
import { TimedTable } from "./timing/table.ts";
import { runTrials } from "./timing/trials.ts";

/** Above this AUC an observer can detect passes. By chance alone the AUC stays below it over a few hundred passes. */
const mostAuc = 0.6;

/** Editions of Exploding Kittens for five players: the secret passes are theirs. */
const editions = kittens.editions.filter((info) => canSeat(info, 5)).map(({ id }) => id);

export const program = command(
  "timing",
  `Measures whether the response to a ping reveals that another player has just passed. Exits with 1 if an observer can
tell which of two responses came after a pass in more than ${mostAuc * 100} % of cases.`,
)
  .option("--passes <n>", "passes just before a ping, and as many after one", wholeNumber(1, 99_999), 230)
  .addOption(new Option("--edition <id>", "edition to play, at a table of five").choices(editions).default("original"))
  .option("--seed <text>", "seed of the order of the trials", "any")
  .option("--json", "print the report as one line of JSON at the end")
  .action(measure);

interface Given {
  readonly passes: number;
  readonly edition: string;
  readonly seed: string;
  readonly json?: true;
}

async function measure({ passes, edition, seed, json }: Given): Promise<void> {
  const random = seededRandom(seed);
  const server = await ownServer();
  const table = await TimedTable.open(server.url, edition, random);
  await table.begin();
  const findings = await runTrials(table, passes, random);
  await server.stop();
  const auc = Math.max(findings.trip.auc, findings.offBeat.auc);
  if (json) console.log(JSON.stringify({ passes, edition, seed, mostAuc, ...findings }));
  else {
    tell("response time", findings.trip);
    tell("time off the flush interval", findings.offBeat);
  }
  process.exit(auc > mostAuc ? 1 : 0);
}

function tell(what: string, { medians, difference, interval, auc, told }: Comparison): void {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  console.log(`${what}: ${ms(medians[0])} alone, ${ms(medians[1])} after a pass; difference ${ms(difference)}`);
  console.log(
    `  (95 %: ${ms(interval[0])} to ${ms(interval[1])}); AUC ${auc.toFixed(3)}, best threshold ${told.toFixed(3)}`,
  );
}

if (import.meta.main) await runAsMain(program);
