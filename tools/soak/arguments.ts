import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { command } from "../command-line/command.ts";
import { minutesFrom, wholeNumber } from "../command-line/values.ts";

interface Arguments {
  readonly minutes: number;
  /** Connections that are held and do nothing; null: people come, play and go. */
  readonly idle: number | null;
  readonly json: boolean;
}

/** What commander reads from the command line. */
interface Given {
  readonly minutes?: number;
  readonly idle?: number;
  readonly json?: true;
}

export function argumentsOf(program: Command): Arguments {
  const { minutes, idle = null, json } = program.opts<Given>();
  const files = openFiles();
  if (idle !== null && files !== null && idle + spareFiles > files)
    return program.error(
      `error: option '--idle': expected at most ${Math.max(0, files - spareFiles)}, since a process may open ${files} files here (ulimit -n ${idle + spareFiles} allows more), got ${idle}`,
    );
  return { minutes: minutes ?? (idle === null ? 30 : 1), idle, json: json === true };
}

/** Each needs a port of this machine's own. */
const maxConnections = 25_000;

export const soakCommand = command(
  "soak",
  `Lets people open tables of a server of our own, play, watch, leave, lose their connection, come back and watch replays
for a long time. Once a minute, when everybody has left, it prints what the server holds. Ends with 1 if memory grows by
more than 10 MB after the first five minutes, or handles, timers or rooms do not come back to where they were.`,
)
  .option("--minutes <n>", "how long, in minutes; fractions are allowed (30, or 1 with --idle)", minutesFrom)
  .option(
    "--idle <n>",
    "instead: hold so many connections of people who sit at tables and do nothing",
    wholeNumber(1, maxConnections),
  )
  .option("--json", "close with one line of JSON");

/** Files that a process opens besides its idle connections. */
const spareFiles = 300;

/** How many files a process may open (Node raises its own limit to the hard one); null where that cannot be read. */
function openFiles(): number | null {
  try {
    const limit = /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}
