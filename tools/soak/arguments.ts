import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { command } from "../command-line/command.ts";
import { minutesFrom, wholeNumber } from "../command-line/values.ts";

interface Arguments {
  readonly minutes: number;
  /** Number of idle connections to hold; null runs active players. */
  readonly idle: number | null;
  /** Whether the idle connections are lines of pages without a table. */
  readonly line: boolean;
  readonly json: boolean;
}

/** Options as commander parses them. */
interface Given {
  readonly minutes?: number;
  readonly idle?: number;
  readonly line?: true;
  readonly json?: true;
}

export function argumentsOf(program: Command): Arguments {
  const { minutes, idle = null, line, json } = program.opts<Given>();
  const files = openFiles();
  if (idle !== null && files !== null && idle + spareFiles > files)
    return program.error(
      `error: option '--idle': expected at most ${Math.max(0, files - spareFiles)}, since a process may open ${files} files here (ulimit -n ${idle + spareFiles} allows more), got ${idle}`,
    );
  if (line === true && idle === null) return program.error("error: option '--line': expected with '--idle'");
  return { minutes: minutes ?? (idle === null ? 30 : 1), idle, line: line === true, json: json === true };
}

/** Each connection needs a separate local port. */
const maxConnections = 25_000;

export const soakCommand = command(
  "soak",
  `Runs clients against its own server for a long time: they open tables, play, watch, leave, reconnect and watch
replays. Once a minute, after all clients have left, it prints the resources of the server. Exits with 1 if memory grows
by more than 10 MB after the first five minutes, or if handles, timers or rooms do not return to their initial counts.`,
)
  .option("--minutes <n>", "duration in minutes; fractions are allowed (30, or 1 with --idle)", minutesFrom)
  .option(
    "--idle <n>",
    "instead: hold this number of idle connections of players at tables",
    wholeNumber(1, maxConnections),
  )
  .option("--line", "with --idle: the connections are lines of pages without a table")
  .option("--json", "print the report as one line of JSON at the end");

/** Open files of a process besides its idle connections. */
const spareFiles = 300;

/** Limit of open files of a process (Node raises its soft limit to the hard limit); null if it cannot be read. */
function openFiles(): number | null {
  try {
    const limit = /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}
