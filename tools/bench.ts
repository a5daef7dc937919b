import { Option } from "commander";
import type { GameDefinition } from "../shared/core/definition.ts";
import type { EditionInfo, GameConfig } from "../shared/core/game.ts";
import { kittens } from "../shared/games/kittens/game.ts";
import { loveLetter } from "../shared/games/love-letter/game.ts";
import { type EngineSpeed, missedLimits, type Play, speedBesideYardstick } from "./bench/engine-speed.ts";
import { speedOfRandomPlay } from "./bench/random-play.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";

/** Benchmark of one game. */
interface Bench {
  readonly editions: readonly EditionInfo[];
  readonly play: (config: GameConfig) => Play;
}

/** A new game must be added here. */
const benches: readonly Bench[] = [benchOf(kittens), benchOf(loveLetter)];

const editionIds = benches.flatMap(({ editions }) => editions.map(({ id }) => id));

export const program = command(
  "bench",
  `Measures the engine: random play of a full table and legal commands, on one core, in turns with a yardstick. Exits
with 1 if an edition plays fewer commands during a round of the yardstick than its limit (docs/performance.md).`,
)
  .addOption(new Option("--edition <id>", "only this edition").choices(editionIds))
  .option("--json", "print the report as one line of JSON at the end")
  .action(bench);

interface Given {
  readonly edition?: string;
  readonly json?: true;
}

function bench({ edition, json }: Given): void {
  const engine: Record<string, EngineSpeed> = {};
  for (const { editions, play } of benches) {
    for (const { id, seats } of editions) {
      if (id !== (edition ?? id)) continue;
      const [, most] = seats;
      engine[id] = speedBesideYardstick(id, play({ edition: id, players: most, options: {} }));
    }
  }
  if (json) console.log(JSON.stringify({ engine }));
  else console.table(engine);
  const missed = missedLimits(engine);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = exitCode.failed;
}

function benchOf<State, Event, View>(definition: GameDefinition<State, Event, View>): Bench {
  return {
    editions: definition.editions,
    play: (config) => (milliseconds, seed) => speedOfRandomPlay(definition, config, milliseconds, seed),
  };
}

if (import.meta.main) await runAsMain(program);
