import { readConfig } from "../../server/config/config.ts";
import { type Recomputed, recomputeRatings } from "../../server/results/recompute.ts";
import { openStore } from "../../server/store/open.ts";

const wrongUsage = 2;

/** Ends with 2 if a variable is wrong, with 1 if the store cannot be used or the ratings not be computed. */
export async function recompute({ json }: { readonly json?: true }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) {
    for (const { name, expected, got } of config.error) console.error(`${name}: expected ${expected}, got ${got}`);
    process.exitCode = wrongUsage;
    return;
  }
  try {
    tell(await recomputeIn(config.value), json === true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

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
  else console.log(`${games} games of ${players} people; ${changed} rows were otherwise\ndigest: ${digest}`);
}
