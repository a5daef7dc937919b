import { withBackupMark } from "./backup/backup-mark.ts";
import { describeCheck } from "./backup/check-games.ts";
import { createBackup } from "./backup/create.ts";
import { databaseFile, withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";

export const program = command(
  "backup",
  `Copies the database in DATA_DIR into one file, also while a server runs, and plays the games of the copy.
Ends with 1 if nothing could be copied, or if games fail; then the copy is there all the same.`,
)
  .argument("<file>", "path of the backup; must not exist")
  .action((file: string) =>
    withSettings(async (config) => {
      const database = databaseFile(config);
      const verdict = await withBackupMark(database, () => createBackup(database, file));
      console.log(`${file}: ${describeCheck(verdict)}`);
      if (verdict.failed > 0) process.exitCode = exitCode.failed;
    }, exitCode.failed),
  );

if (import.meta.main) await runAsMain(program);
