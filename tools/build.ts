import { build } from "vite";
import { command, exitCode, runAsMain } from "./command-line/command.ts";

export const program = command("build", "Builds the client into dist/client.").action(buildClient);

/** Prints the whole message of a failure, because it may name several files. */
async function buildClient(): Promise<void> {
  try {
    await build({ logLevel: "warn" });
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : error}`);
    process.exitCode = exitCode.unusable;
  }
}

if (import.meta.main) await runAsMain(program);
