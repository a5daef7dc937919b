import { Command, InvalidArgumentError } from "commander";
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

const program = new Command("strength")
  .description(
    `Plays the expert against steady on all other seats, every edition with every number of seats, and writes the table
of docs/bots.md. Ends with 1 if a game did not end, with 2 if an argument is wrong.`,
  )
  .requiredOption("--games <n>", "games of each row", wholeNumber)
  .option("--seed <text>", "all chance comes from it", "strength")
  .option("--threads <n>", "threads that play; the games are the same", wholeNumber, 1)
  .option("--edition <id>", "only this edition")
  .option("--players <n>", "only with so many seats", wholeNumber)
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

const { games, seed, threads, edition, players, json } = program.opts<Given>();
const chosen = rows.filter(
  (row) => row.edition === (edition ?? row.edition) && row.players === (players ?? row.players),
);
if (chosen.length === 0) program.error("error: no edition with so many seats");

const done: PlayedRow[] = [];
console.log(heading);
for (const row of chosen) {
  const plan = planOf(row, games, seed);
  const report = await runInThreads(plan, threads, progressOf(`${row.edition}, ${row.players} seats, ${row.bot}`));
  const result = played(row, games, report);
  done.push(result);
  console.log(lineOf(result));
  if (report.finished < games) process.exitCode = 1;
}
if (json) console.log(JSON.stringify({ rows: done }));

/** Reports the number of games played every ten seconds. */
function progressOf(title: string): (played: number) => void {
  let told = performance.now();
  return (count) => {
    const now = performance.now();
    if (now - told < 10_000) return;
    told = now;
    console.error(`${title}: ${count} of ${games} games`);
  };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError(`expected a whole number from 1, got ${text}`);
  return Number(text);
}
