import { Option } from "commander";
import { command, runAsMain } from "./command-line/command.ts";
import { threadCount, wholeNumber } from "./command-line/values.ts";
import { runInThreads } from "./simulate/threads.ts";
import { heading, lineOf, type PlayedRow, planOf, played, rows } from "./strength/rows.ts";

interface Given {
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly edition?: string;
  readonly players?: number;
  readonly json?: true;
}

export const program = command(
  "strength",
  `Plays the expert against steady on all other seats, every edition with every number of seats, and writes the table
of docs/bots.md. Ends with 1 if a game did not end, with 2 if an argument is wrong.`,
)
  .requiredOption("--games <n>", "games of each row", wholeNumber())
  .option("--seed <text>", "seed of all random numbers", "strength")
  .option("--threads <n>", "threads that play; the games do not depend on it", threadCount, 1)
  .addOption(
    new Option("--edition <id>", "only this edition").choices([...new Set(rows.map(({ edition }) => edition))]),
  )
  .option("--players <n>", "only with this number of seats", wholeNumber())
  .option("--json", "print the report as one line of JSON at the end")
  .action(measure);

async function measure({ games, seed, threads, edition, players, json }: Given): Promise<void> {
  const ofEdition = rows.filter((row) => row.edition === (edition ?? row.edition));
  const chosen = ofEdition.filter((row) => row.players === (players ?? row.players));
  if (chosen.length === 0) {
    const seats = [...new Set(ofEdition.map((row) => row.players))].join(", ");
    program.error(`error: option '--players': expected one of ${seats}, got ${players}`);
  }
  const done: PlayedRow[] = [];
  console.log(heading);
  for (const row of chosen) {
    const plan = planOf(row, games, seed);
    const progress = progressOf(`${row.edition}, ${row.players} seats, ${row.bot}`, games);
    const report = await runInThreads(plan, threads, progress);
    const result = played(row, games, report);
    done.push(result);
    console.log(lineOf(result));
    if (report.finished < games) process.exitCode = 1;
  }
  if (json) console.log(JSON.stringify({ rows: done }));
}

/** Reports the number of games played every ten seconds. */
function progressOf(title: string, games: number): (played: number) => void {
  let told = performance.now();
  return (count) => {
    const now = performance.now();
    if (now - told < 10_000) return;
    told = now;
    console.error(`${title}: ${count} of ${games} games`);
  };
}

if (import.meta.main) await runAsMain(program);
