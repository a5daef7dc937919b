import { describeCheck } from "./backup/check-games.ts";
import { restoreBackup } from "./backup/restore.ts";
import { refusePostgres, withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";

export const program = command(
  "restore",
  `Puts a backup in the place of the database in DATA_DIR, which no server may use, once all its games have been played.
Whoever was erased since the backup is erased in it too. Ends with 1, and changes nothing, if that cannot be done.`,
)
  .argument("<file>", "a backup")
  .option("--with-failing", "restore even if games fail")
  .action((file: string, { withFailing }: { readonly withFailing?: true }) =>
    withSettings(async (config) => {
      refusePostgres(config);
      const { verdict, forgotten, isDone } = await restoreBackup(
        config.DATA_DIR,
        file,
        withFailing ? "allow" : "refuse",
      );
      console.log(`${file}: ${describeCheck(verdict)}`);
      if (isDone) return console.log(`restored to ${config.DATA_DIR}; players erased again: ${forgotten}`);
      console.error("nothing was restored: --with-failing restores it anyway");
      process.exitCode = exitCode.failed;
    }, exitCode.failed),
  );

if (import.meta.main) await runAsMain(program);
