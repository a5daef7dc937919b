import { withSettings } from "../backup/settings.ts";
import { exitCode } from "../command-line/command.ts";
import { readDatabase } from "../operators/read-database.ts";
import { isSuspicious, type PairFinding } from "./pairs.ts";
import { type PublicGames, readPublicGames } from "./public-games.ts";

interface Given {
  readonly least: number;
  readonly json?: true;
}

/** Prints the figure of each pair of accounts. Exits with 2 if the games cannot be read; suspicion is no failure. */
export const lookThrough = ({ least, json }: Given): Promise<void> =>
  withSettings(async (config) => {
    const db = await readDatabase(config);
    try {
      const games = await readPublicGames(db, (read, all) => {
        if (read % 500 === 0) console.error(`${read} of ${all} games read`);
      });
      tell(games, games.pairs.figures(least), json === true);
    } finally {
      await db.destroy();
    }
  }, exitCode.unusable);

function tell({ read, gone, unreadable }: PublicGames, pairs: readonly PairFinding[], json: boolean): void {
  if (json) {
    const shown = pairs.map((pair) => ({ ...pair, suspicious: isSuspicious(pair) }));
    console.log(JSON.stringify({ read, gone, unreadable, pairs: shown }));
    return;
  }
  console.log(`${read} games read, ${gone} without a record, ${unreadable} that cannot be replayed`);
  if (pairs.length > 0) console.log("figure  one way        games  accounts");
  for (const pair of pairs) console.log(line(pair));
}

function line(pair: PairFinding): string {
  const { players, games, figure, oneWay } = pair;
  const mark = isSuspicious(pair) ? "  <- look at their games" : "";
  const ways = oneWay.map((way) => way.toFixed(2).padStart(6)).join(" ");
  return `${figure.toFixed(2).padStart(6)}  ${ways}  ${String(games).padStart(5)}  ${players.join(" ")}${mark}`;
}
