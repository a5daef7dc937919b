import { Command } from "commander";
import { kittens } from "../shared/games/kittens/game.ts";
import { speedOfRandomPlay } from "./bench/random-play.ts";

/** Milliseconds of processor time. The first play warms up, and is not counted; of the others the median counts. */
const play = { warmUp: 1500, run: 1000, runs: 5 } as const;

const program = new Command("bench")
  .description(
    "Measures the engine: random play of a full table, legal moves listed, on one core (docs/contract.md, section 4).",
  )
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

const engine: Record<string, { commandsPerSecond: number }> = {};
for (const { id, seats } of kittens.editions) {
  const [, most] = seats;
  engine[id] = { commandsPerSecond: medianSpeed({ edition: id, players: most, options: {} }) };
}
if (program.opts<{ json?: true }>().json) console.log(JSON.stringify({ engine }));
else
  for (const [id, { commandsPerSecond }] of Object.entries(engine))
    console.log(`${id}: ${commandsPerSecond} commands/s`);

function medianSpeed(config: Parameters<typeof kittens.setup>[0]): number {
  speedOfRandomPlay(kittens, config, play.warmUp, 0);
  const speeds = Array.from({ length: play.runs }, (_, run) => speedOfRandomPlay(kittens, config, play.run, run + 1));
  return Math.round(speeds.toSorted((a, b) => a - b)[Math.floor(play.runs / 2)] ?? 0);
}
