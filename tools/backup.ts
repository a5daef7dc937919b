import { Command } from "commander";
import { backUp } from "./keeping/back-up.ts";
import { inWords } from "./keeping/games.ts";
import { marked } from "./keeping/mark.ts";
import { databaseFile, exitCode, withSettings } from "./keeping/settings.ts";

await new Command("backup")
  .description(
    `Copies the database in DATA_DIR into one file, also while a server runs, and plays the games of the copy.
Ends with 1 if nothing could be copied, or if games fail; then the copy is there all the same.`,
  )
  .argument("<file>", "where to; must not be there yet")
  .exitOverride(({ exitCode: code }) => process.exit(code === 0 ? 0 : exitCode.unusable))
  .action((file: string) =>
    withSettings(async (config) => {
      const database = databaseFile(config);
      const verdict = await marked(database, () => backUp(database, file));
      console.log(`${file}: ${inWords(verdict)}`);
      if (verdict.failed > 0) process.exitCode = exitCode.failed;
    }, exitCode.failed),
  )
  .parseAsync();
