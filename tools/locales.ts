import { command, runAsMain } from "./command-line/command.ts";
import { writeTypes } from "./locales/types.ts";

export const program = command("locales", "Checks the texts of all languages.").addCommand(
  command("types", "Writes the types of all keys and placeholders, which `npm run types` checks.").action(writeTypes),
);

if (import.meta.main) await runAsMain(program);
