import { randomUUID } from "node:crypto";
import { Command, InvalidArgumentError } from "commander";

export interface Arguments {
  readonly minutes: number;
  readonly seed: string;
  readonly json: boolean;
}

/** What commander makes of the command line. */
interface Given {
  readonly minutes: number;
  readonly seed?: string;
  readonly json?: true;
}

/** Reads the command line; a wrong one ends the process with 2 and a message that names the option. */
export function readArguments(line: readonly string[]): Arguments {
  const { minutes, seed = randomUUID(), json } = programme.parse(line, { from: "user" }).opts<Given>();
  return { minutes, seed, json: json === true };
}

const programme = new Command("attack")
  .description("Attacks a server of its own while honest players play there (docs/contract.md, section 6).")
  .option("--minutes <n>", "how long, in minutes; fractions are allowed", minutesFrom, 1)
  .option("--seed <text>", "what is sent comes from it; another one each time if it is left out")
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

const mostMinutes = 24 * 60;

function minutesFrom(text: string): number {
  const minutes = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes > 0 && minutes <= mostMinutes) return minutes;
  throw new InvalidArgumentError(`expected minutes, more than 0, at most ${mostMinutes}, got ${text}`);
}
