import { Option } from "commander";
import type { GameDefinition } from "../shared/core/definition.ts";
import type { EditionInfo, GameConfig } from "../shared/core/game.ts";
import { kittens } from "../shared/games/kittens/game.ts";
import { loveLetter } from "../shared/games/love-letter/game.ts";
import { speedOfRandomPlay } from "./bench/random-play.ts";
import { command, runAsMain } from "./command-line/command.ts";

/** Milliseconds of processor time. The first run is a warm-up; the median of the others counts. */
const play = { warmUp: 1500, run: 1000, runs: 5 } as const;

/** Benchmark of one game. */
interface Bench {
  readonly editions: readonly EditionInfo[];
  readonly speed: (config: GameConfig) => number;
}

/** A new game must be added here. */
const benches: readonly Bench[] = [benchOf(kittens), benchOf(loveLetter)];

const editionIds = benches.flatMap(({ editions }) => editions.map(({ id }) => id));

export const program = command(
  "bench",
  "Measures the engine: random play of a full table and legal commands, on one core (docs/contract.md, section 4).",
)
  .addOption(new Option("--edition <id>", "only this edition").choices(editionIds))
  .option("--json", "print the report as one line of JSON at the end")
  .action(bench);

interface Given {
  readonly edition?: string;
  readonly json?: true;
}

function bench({ edition, json }: Given): void {
  const engine: Record<string, { commandsPerSecond: number }> = {};
  for (const { editions, speed } of benches) {
    for (const { id, seats } of editions) {
      if (id !== (edition ?? id)) continue;
      const [, most] = seats;
      engine[id] = { commandsPerSecond: speed({ edition: id, players: most, options: {} }) };
    }
  }
  if (json) console.log(JSON.stringify({ engine }));
  else
    for (const [id, { commandsPerSecond }] of Object.entries(engine))
      console.log(`${id}: ${commandsPerSecond} commands/s`);
}

function benchOf<State, Event, View>(definition: GameDefinition<State, Event, View>): Bench {
  const run = (config: GameConfig, milliseconds: number, seed: number) =>
    speedOfRandomPlay(definition, config, milliseconds, seed);
  return {
    editions: definition.editions,
    speed: (config) => {
      run(config, play.warmUp, 0);
      const speeds = Array.from({ length: play.runs }, (_, number) => run(config, play.run, number + 1));
      return Math.round(speeds.toSorted((a, b) => a - b)[Math.floor(play.runs / 2)] ?? 0);
    },
  };
}

if (import.meta.main) await runAsMain(program);
