import { Command } from "commander";
import { runAsMain } from "../tools/command-line/command.ts";

/** Runs a command of `nine-lives`. */
export async function runCommand(program: Command, line: readonly string[]): Promise<void> {
  // The help of a command begins with the names of its parents.
  new Command("nine-lives").addCommand(program);
  await runAsMain(program, line);
}
