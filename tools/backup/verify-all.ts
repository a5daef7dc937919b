import { exitCode } from "../command-line/command.ts";
import { readDatabase } from "../operators/read-database.ts";
import { describeCheck, verifyGames } from "./check-games.ts";
import { withSettings } from "./settings.ts";

/** Replays every saved game. Exits with 1 if one fails, with 2 if they cannot be read. */
export const verifyAll = ({ json }: { readonly json?: true }): Promise<void> =>
  withSettings(async (config) => {
    const db = await readDatabase(config);
    try {
      const verdict = await verifyGames(db);
      console.log(json ? JSON.stringify(verdict) : describeCheck(verdict));
      if (verdict.failed > 0) process.exitCode = exitCode.failed;
    } finally {
      await db.destroy();
    }
  }, exitCode.unusable);
