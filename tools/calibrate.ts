import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { Option } from "commander";
import { games as allGames } from "../shared/registry.ts";
import { addAll, type Bin, emptyBins, type Share, sharesOf } from "./calibrate/bins.ts";
import { picture } from "./calibrate/picture.ts";
import type { Plan } from "./calibrate/plan.ts";
import type { Task } from "./calibrate/worker.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { threadCount, wholeNumber, writableFile } from "./command-line/values.ts";

interface Given extends Omit<Plan, "edition"> {
  readonly threads: number;
  readonly json?: true;
  readonly picture?: string;
  readonly edition?: string;
}

/** Of the moments with a predicted win chance of 30 %, 27 to 33 % must be won. */
const wanted = { told: 0.3, from: 0.27, to: 0.33 } as const;

export const program = command(
  "calibrate",
  "Compares the win chances that the coach predicts at random moments of games of steady bots with the results.",
)
  .option("--games <n>", "games to play, with one moment each", wholeNumber(), 10_000)
  .option("--rounds <n>", "rollouts of each moment", wholeNumber(), 160)
  .option("--seed <text>", "seed of all random numbers", "any")
  .option("--threads <n>", "threads that play; the figures do not depend on it", threadCount, 1)
  .addOption(
    new Option("--edition <id>", "only this edition, with every number of players").choices(
      allGames.editions.all.map(({ id }) => id),
    ),
  )
  .option("--picture <file>", "write the SVG picture of docs/coach.md", writableFile)
  .option("--json", "print the report as one line of JSON at the end")
  .action(calibrate);

async function calibrate(given: Given): Promise<void> {
  const started = performance.now();
  const shares = sharesOf(await askInThreads(given));
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const atWanted = shares.find(({ at }) => Math.abs(at - wanted.told) < 0.001);
  const holds = atWanted !== undefined && atWanted.won >= wanted.from && atWanted.won <= wanted.to;
  if (given.picture !== undefined) writeFileSync(given.picture, picture(shares));
  printTable(shares);
  const { games, rounds, json } = given;
  if (json) console.log(JSON.stringify({ games, rounds, seconds, holds, bins: shares }));
  if (!holds) process.exitCode = 1;
}

async function askInThreads({ threads, games, rounds, seed, edition }: Given): Promise<readonly Bin[]> {
  const sum = emptyBins();
  let asked = 0;
  let told = performance.now();
  const take = (bins: readonly Bin[]) => {
    addAll(sum, bins);
    asked += 1;
    if (performance.now() - told < 2000) return;
    told = performance.now();
    console.error(`${asked} of ${games} games`);
  };
  const plan = { games, rounds, seed, edition: edition ?? null };
  await Promise.all(Array.from({ length: threads }, (_, first) => threadOf({ plan, first, every: threads }, take)));
  return sum;
}

function threadOf(task: Task, take: (bins: readonly Bin[]) => void): Promise<void> {
  const worker = new Worker(new URL("./calibrate/worker.ts", import.meta.url), { workerData: task, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.on("message", take);
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}

function printTable(all: readonly Share[]): void {
  const percent = (share: number) => (100 * share).toFixed(1);
  console.log("| told | moments | on average | won |\n|---|---|---|---|");
  for (const { at, moments, told, won, error } of all)
    console.log(
      `| ${Math.round(100 * at)} % | ${moments} | ${percent(told)} % | ${percent(won)} ± ${percent(error)} % |`,
    );
}

if (import.meta.main) await runAsMain(program);
