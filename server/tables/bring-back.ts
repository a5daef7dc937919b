import type { Log } from "../plumbing/log.ts";
import type { Journal } from "../store/journal.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Store } from "../store/store.ts";
import { recalled } from "./recall.ts";
import type { Tables } from "./tables.ts";

interface BringBackDeps {
  readonly store: Pick<Store, "tables" | "game">;
  readonly tables: Pick<Tables, "bringBack">;
  readonly journal: Pick<Journal, "table">;
  readonly log: Log;
}

/** Opens all tables again that were open when the last process ended, each with its game. */
export async function bringTablesBack(deps: BringBackDeps): Promise<void> {
  const saved = await deps.store.tables();
  let back = 0;
  for (const table of saved) if (await bringBack(table, deps)) back += 1;
  if (saved.length > 0) deps.log.info({ tables: saved.length, back }, "tables are back");
}

/** A game that cannot go on stays in the database as long as old games do: an older version may still know it. */
async function bringBack(table: SavedTable, { store, tables, journal, log }: BringBackDeps): Promise<boolean> {
  const { roomId, gameId } = table;
  const returning = await recalled(table, store);
  if (!returning) {
    journal.table(roomId, null);
    return false;
  }
  try {
    await tables.bringBack(returning);
    return true;
  } catch (error) {
    log.error({ err: error, room: roomId, game: gameId }, "a table cannot be brought back");
    return false;
  }
}
