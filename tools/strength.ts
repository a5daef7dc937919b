import { Option } from "commander";
import { judgeDeck } from "../shared/games/kittens/decks/judge.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { threadCount, wholeNumber } from "./command-line/values.ts";
import { readDeckFile } from "./deck/read-deck.ts";
import { runInThreads } from "./simulate/threads.ts";
import {
  drawnRows,
  heading,
  lineOf,
  type PlayedRow,
  planOf,
  played,
  type Row,
  rows,
  rowsOf,
  summaryOf,
} from "./strength/rows.ts";

interface Given {
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly edition?: string;
  readonly players?: number;
  readonly deck?: string;
  readonly decks?: number;
  readonly json?: true;
}

/** Players of drawn decks by default. */
const usualPlayers = 4;

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
  .addOption(
    new Option("--deck <file>", "a deck of one's own, as JSON or YAML, in place of the editions").conflicts("edition"),
  )
  .addOption(
    new Option(
      "--decks <n>",
      `decks that the seed draws, for ${usualPlayers} players or --players; each has Nopes, a look at the pile and a way
out of drawing, and is named by its short code`,
    )
      .argParser(wholeNumber(1, 1000))
      .conflicts(["edition", "deck"]),
  )
  .option("--json", "print the report as one line of JSON at the end")
  .action(measure);

async function measure(given: Given): Promise<void> {
  const { games, seed, threads, json } = given;
  const done: PlayedRow[] = [];
  const chosen = chosenRows(given);
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
  const decks = given.decks === undefined ? null : summaryOf(done);
  if (json) console.log(JSON.stringify({ rows: done, ...decks }));
  else if (decks) console.log(`\n${decks.mean} × fair share on average, at least ${decks.least}`);
}

function chosenRows({ edition, players, deck, decks, seed }: Given): readonly Row[] {
  if (decks !== undefined) return withDecks(decks, players ?? usualPlayers, seed);
  const all = deck === undefined ? rows.filter((row) => row.edition === (edition ?? row.edition)) : rowsOfFile(deck);
  const chosen = all.filter((row) => row.players === (players ?? row.players));
  if (chosen.length > 0) return chosen;
  const seats = [...new Set(all.map((row) => row.players))].join(", ");
  return program.error(`error: option '--players': expected one of ${seats}, got ${players}`);
}

function withDecks(count: number, players: number, seed: string): readonly Row[] {
  if (players >= 2 && players <= 10) return drawnRows(count, players, seed);
  return program.error(`error: option '--players': expected 2 to 10, got ${players}`);
}

function rowsOfFile(file: string): readonly Row[] {
  const refuse = (reason: string) =>
    program.error(`error: option '--deck': expected a deck that can be played, got ${file}: ${reason}`);
  const data = readDeckFile(file);
  if (!data.ok) return refuse(data.error);
  const judged = judgeDeck(data.value);
  if (!judged.ok) return refuse(judged.error);
  const found = rowsOf(judged.value);
  return found.length > 0 ? found : refuse("not enough for any number of players");
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
