import { type Recomputed, recomputeRatings } from "../../server/people/ratings/recompute.ts";
import { openStore } from "../../server/storage/open.ts";
import { withSettings } from "../backup/settings.ts";
import { exitCode } from "../command-line/command.ts";

/** Exits with 2 if a variable is wrong, with 1 if the store is unusable or the computation fails. */
export const recompute = ({ json }: { readonly json?: true }): Promise<void> =>
  withSettings(async (config) => tell(await recomputeIn(config), json === true), exitCode.failed);

async function recomputeIn(where: Parameters<typeof openStore>[0]): Promise<Recomputed> {
  const log = { info() {}, error: (_: object, message: string) => console.error(message) };
  const { db, close } = await openStore(where, log);
  try {
    return await recomputeRatings(db, (games) => console.error(`${games} games`));
  } finally {
    await close();
  }
}

function tell({ games, players, digest, changed }: Recomputed, json: boolean): void {
  if (json) console.log(JSON.stringify({ games, players, digest, changed }));
  else console.log(`${games} games of ${players} players; ${changed} rows changed\ndigest: ${digest}`);
}
