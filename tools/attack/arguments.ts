import { randomUUID } from "node:crypto";
import { Command, InvalidArgumentError, Option } from "commander";
import { minutesFrom } from "../minutes.ts";
import type { Flood } from "./floods.ts";

export interface Arguments {
  readonly minutes: number;
  readonly seed: string;
  /** Measures only what this flood does to others; null for the whole campaign. */
  readonly flood: Flood | null;
  readonly json: boolean;
}

/** What commander reads from the command line. */
interface Given {
  readonly minutes: number;
  readonly seed?: string;
  readonly sockets?: number;
  readonly pipelined?: number;
  readonly json?: true;
}

/** Reads the command line; a wrong one ends the process with exit code 2 and a message that names the option. */
export function readArguments(line: readonly string[]): Arguments {
  const { minutes, seed = randomUUID(), json, ...given } = programme.parse(line, { from: "user" }).opts<Given>();
  return { minutes, seed, flood: floodIn(given), json: json === true };
}

function floodIn({ sockets, pipelined }: Pick<Given, "sockets" | "pipelined">): Flood | null {
  if (sockets !== undefined) return { part: "sockets", connections: sockets };
  return pipelined === undefined ? null : { part: "pipelined", connections: pipelined };
}

const programme = new Command("attack")
  .description("Attacks a server of its own while honest players play there (docs/contract.md, section 6).")
  .option("--minutes <n>", "how long, in minutes; fractions are allowed", minutesFrom, 1)
  .option("--seed <text>", "what is sent comes from it; another one each time if it is left out")
  .option(
    "--sockets <n>",
    "only measure what so many sockets without a session at full speed add to others' times",
    connectionCount,
  )
  .addOption(
    new Option(
      "--pipelined <n>",
      "only measure what so many connections with pipelined requests at full speed add to others' times",
    )
      .argParser(connectionCount)
      .conflicts("sockets"),
  )
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

function connectionCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError(`expected 1 to 9999 connections, got ${text}`);
  return Number(text);
}
