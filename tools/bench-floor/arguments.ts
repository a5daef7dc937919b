import type { Command } from "commander";
import { games } from "../../shared/registry.ts";
import { command } from "../command-line/command.ts";
import { milliseconds, wholeNumber } from "../command-line/values.ts";
import type { Load } from "./other-server.ts";

/** Options as commander parses them. */
interface Given {
  readonly rooms: number;
  readonly players: number;
  readonly seconds: number;
  readonly edition: string;
  readonly think: number;
  readonly boardgameIo?: true;
  readonly json?: true;
}

interface Arguments {
  readonly load: Load;
  /** Whether boardgame.io gets the load, too. */
  readonly boardgameIo: boolean;
  readonly json: boolean;
}

export function argumentsOf(program: Command): Arguments {
  const { rooms, players, seconds, edition, think, boardgameIo, json } = program.opts<Given>();
  const { editions } = games;
  if (!editions.has(edition))
    return program.error(
      `error: option '--edition': expected ${editions.all.map(({ id }) => id).join(", ")}, got ${edition}`,
    );
  const [fewest, most] = editions.info(edition).seats;
  if (players < fewest || players > most)
    return program.error(`error: option '--players': expected ${fewest} to ${most}, got ${players}`);
  return {
    load: { edition, players, rooms, seconds, thinkMs: think },
    boardgameIo: boardgameIo === true,
    json: json === true,
  };
}

export const floorCommand = command(
  "bench:floor",
  `Puts the same load on the server and on two floors in turns. The first is the least that plays the same games: a bare
WebSocket server that sends each player their view as JSON after every step and stores nothing. The second also does the
same work: a synced write before it sends, a fair deal, frames at jittered ticks, a check of every frame. Ends with 1 if
the server takes more than 2.9 times the processor time of the first for a command, 1.5 times that of the second, or
more bytes than the first.`,
)
  .option("--rooms <n>", "tables at the same time", wholeNumber(1, 99_999), 50)
  .option("--players <n>", "clients at each table", wholeNumber(1, 99_999), 5)
  .option("--seconds <n>", "duration of the load in each of the three runs per server", wholeNumber(1, 99_999), 10)
  .option("--edition <id>", "edition to play", "original")
  .option("--think <ms>", "delay of a client before it acts", milliseconds, 0)
  .option("--boardgame-io", "install boardgame.io in a separate folder, and measure it, too")
  .option("--json", "print the report as one line of JSON at the end");
