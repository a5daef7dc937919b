import { randomUUID } from "node:crypto";
import { Command, InvalidArgumentError } from "commander";
import { minutesFrom } from "../minutes.ts";

export interface Arguments {
  readonly minutes: number;
  readonly seed: string;
  /** Measures only what this many sockets without a session do to others; null for the whole campaign. */
  readonly sockets: number | null;
  readonly json: boolean;
}

/** What commander reads from the command line. */
interface Given {
  readonly minutes: number;
  readonly seed?: string;
  readonly sockets?: number;
  readonly json?: true;
}

/** Reads the command line; a wrong one ends the process with exit code 2 and a message that names the option. */
export function readArguments(line: readonly string[]): Arguments {
  const { minutes, seed = randomUUID(), sockets = null, json } = programme.parse(line, { from: "user" }).opts<Given>();
  return { minutes, seed, sockets, json: json === true };
}

const programme = new Command("attack")
  .description("Attacks a server of its own while honest players play there (docs/contract.md, section 6).")
  .option("--minutes <n>", "how long, in minutes; fractions are allowed", minutesFrom, 1)
  .option("--seed <text>", "what is sent comes from it; another one each time if it is left out")
  .option(
    "--sockets <n>",
    "only measure what so many sockets without a session at full speed add to others' times",
    socketCount,
  )
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

function socketCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError(`expected 1 to 9999 sockets, got ${text}`);
  return Number(text);
}
