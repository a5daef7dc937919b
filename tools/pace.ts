import { Option } from "commander";
import { readConfig } from "../server/runtime/config/config.ts";
import { kittens } from "../shared/games/kittens/game.ts";
import { botTableSettings, defaultSettingsOf } from "../shared/net/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { PacedGame, type Times } from "./pace/play.ts";

/** Chairs at the table, one of them for a person. */
const seats = 4;
/** Minimum share of own turns and questions. */
const leastShare = 0.25;

const editions = kittens.editions.map(({ id }) => id);

interface Given {
  readonly games: number;
  readonly edition: string;
  readonly seed: string;
  readonly json?: true;
}

export const program = command(
  "pace",
  `Plays games of one person and three bots in simulated time, with the usual delays of bots, waits and animations, until
the person is out. The person plays like steady and takes 4 s for each decision of their own.
Ends with 1 if less than ${100 * leastShare} % of the time is the person's own turns and questions, with 2 if an argument is wrong.`,
)
  .requiredOption("--games <n>", "games to play", wholeNumber(1, 100_000))
  .addOption(new Option("--edition <id>", "edition to play").choices(editions).default("original"))
  .option("--seed <text>", "seed of the deals, of the person and of the bots' choices", "pace")
  .option("--json", "print the report as one line of JSON")
  .action(measure);

async function measure({ games, edition, seed, json }: Given): Promise<void> {
  const info = kittens.editions.find(({ id }) => id === edition);
  const config = readConfig({});
  if (!info || !config.ok) throw new Error("there is no default configuration");
  const settings = { ...defaultSettingsOf(info, seats), ...botTableSettings };
  const total: Times = { own: 0, nopes: 0, waits: 0, motion: 0, bots: 0 };
  for (let game = 0; game < games; game += 1) {
    const times = await new PacedGame(settings, config.value.BOT_DELAY_MS, `${seed} ${game}`).play();
    total.own += times.own;
    total.nopes += times.nopes;
    total.waits += times.waits;
    total.motion += times.motion;
    total.bots += times.bots;
  }
  const ms = total.own + total.nopes + total.waits + total.motion + total.bots;
  const share = total.own / ms;
  if (json) printJson(edition, games, total, ms);
  else printTable(edition, games, total, ms);
  if (share < leastShare) {
    console.error(`expected ${100 * leastShare} % of own turns and questions at least, got ${percent(share)}`);
    process.exitCode = exitCode.failed;
  }
}

function printJson(edition: string, games: number, { own, nopes, waits, motion, bots }: Times, ms: number): void {
  const seconds = (part: number) => Number((part / games / 1000).toFixed(2));
  const share = (part: number) => Number((part / ms).toFixed(4));
  const perGame = {
    own: seconds(own),
    nopes: seconds(nopes),
    waits: seconds(waits),
    motion: seconds(motion),
    bots: seconds(bots),
  };
  console.log(JSON.stringify({ edition, games, share: share(own), withNopes: share(own + nopes), seconds: perGame }));
}

function printTable(edition: string, games: number, { own, nopes, waits, motion, bots }: Times, ms: number): void {
  const line = (title: string, part: number) =>
    console.log(
      `${title.padEnd(44)}${(part / games / 1000).toFixed(1).padStart(7)} s ${percent(part / ms).padStart(7)}`,
    );
  console.log(`${edition}, ${seats} seats, ${games} games: time of a game until the person is out`);
  line("own turns and questions", own);
  line("waits for Nopes that the hand can answer", nopes);
  line("other waits for Nopes", waits);
  line("animations before an own turn", motion);
  line("turns and questions of bots", bots);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

if (import.meta.main) await runAsMain(program);
