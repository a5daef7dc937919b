import { Command, CommanderError, type Option } from "commander";
import { swallowedByNpm } from "../../server/runtime/config/npm-options.ts";
import { reasonOf } from "../../server/runtime/startup-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `failed`: the result is bad; `unusable`: there is no result, because of a wrong command line or a missing dependency.
 */
export const exitCode = { done: 0, failed: 1, unusable: 2 } as const;

/**
 * Makes a command line of this project, or a command of one; `runAsMain` runs it.
 * @param name as in the scripts of package.json.
 */
export const command = (name: string, description: string): Command =>
  new Command(name).description(description).exitOverride();

/**
 * Runs a command line as the only one of the process. Errors are printed as one sentence, without a stack.
 * @param line its arguments; by default those of the process.
 */
export async function runAsMain(program: Command, line: readonly string[] = process.argv.slice(2)): Promise<void> {
  process.once("uncaughtException", (error) => process.exit(tell(error)));
  const code = await run(program, line, process.env);
  // Open handles of the command would keep the process alive.
  if (code !== exitCode.done) process.exit(code);
}

/** Runs a command line, and prints errors. @returns the exit code, unless the command line itself sets one. */
export async function run(program: Command, line: readonly string[], env: Environment): Promise<number> {
  try {
    refuseSwallowed(program, line, env);
    await program.parseAsync(line, { from: "user" });
    return exitCode.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.unusable;
    return tell(error);
  }
}

function tell(error: unknown): number {
  console.error(`error: ${sentenceOf(error)}`);
  return exitCode.unusable;
}

/** Message of an error in one line, with its cause. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(sentenceOf).join(", ");
  if (!(error instanceof Error)) return String(error);
  const [line = ""] = (error.message || error.name).split("\n");
  if (error.cause === undefined) return line;
  const reason = sentenceOf(error.cause);
  const isNamed = [reason, reasonOf(error.cause) || reason].some((text) => line.includes(text));
  return isNamed ? line : `${line} (${reason})`;
}

/** npm also sets these options from its own configuration, so that they cause a note instead of an error. */
const ofNpm = ["--json"];

function refuseSwallowed(program: Command, line: readonly string[], env: Environment): void {
  const own = optionsOf(program).filter(({ long }) => long && !line.includes(long));
  const swallowed = swallowedByNpm(program.name(), [...new Set(own.flatMap(({ long }) => long ?? []))], env);
  const lost = swallowed.filter((option) => !ofNpm.includes(option));
  const flags = swallowed.map((long) => own.find((option) => option.long === long)?.flags);
  const example = `npm run ${program.name()} -- ${flags.join(" ")}`;
  if (lost.length > 0)
    program.error(`error: option ${quoted(lost)}: expected after "--", as in ${example}; got before it, used by npm`);
  if (swallowed.length > 0)
    console.error(`note: npm consumes ${quoted(swallowed)} itself, unless it follows "--", as in ${example}`);
}

const quoted = (options: readonly string[]): string => options.map((option) => `'${option}'`).join(", ");

/** Options of a command line and of its commands. */
const optionsOf = (program: Command): readonly Option[] => [...program.options, ...program.commands.flatMap(optionsOf)];
