import type { RecordError } from "../../../shared/core/record-error.ts";
import type { Log } from "../../runtime/log.ts";
import type { SavedTable } from "../../storage/saved-types.ts";
import type { Store } from "../../storage/store.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import type { Tables } from "../tables.ts";
import { withGame } from "./load-table.ts";

export interface RestoreDeps {
  readonly store: Pick<Store, "game">;
  readonly tables: Pick<Tables, "restore">;
  readonly writeQueue: Pick<WriteQueue, "table">;
  readonly log: Log;
}

/**
 * Result of restoring a table. `closed`: its game is missing. `set-aside`: it cannot be read or played here, and stays
 * saved.
 */
type Fate = "back" | "closed" | "set-aside";

/**
 * Restores a table with its game. A game that cannot continue is retained like old games, because another version may
 * be able to play it. Rejects if the database fails.
 */
export async function restoreTable(table: SavedTable, deps: RestoreDeps): Promise<Fate> {
  const { roomId, gameId } = table;
  const returning = await withGame(table, deps.store);
  if (!returning.ok) return setAside(roomId, returning.error, deps);
  if (returning.value === null) {
    deps.writeQueue.table(roomId, null);
    return "closed";
  }
  try {
    await deps.tables.restore(returning.value);
    return "back";
  } catch (error) {
    deps.log.error({ event: "table-not-back", err: error, room: roomId, game: gameId }, "a table cannot be restored");
    return "set-aside";
  }
}

/** Leaves the table unchanged in the database, so that the next start retries. */
export function setAside(
  room: string | null,
  { what, expected, got }: RecordError,
  { log }: Pick<RestoreDeps, "log">,
): "set-aside" {
  log.error(
    { event: "table-set-aside", room, what, expected, got },
    "A TABLE IS SET ASIDE: its saved data cannot be read",
  );
  return "set-aside";
}
