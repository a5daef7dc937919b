import type { Flaw } from "../../shared/core/flaw.ts";
import type { Result } from "../../shared/core/result.ts";
import type { Log } from "../plumbing/log.ts";
import type { Journal } from "../store/journal.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Store } from "../store/store.ts";
import { recalled } from "./recall.ts";
import type { Tables } from "./tables.ts";

interface OneBackDeps {
  readonly store: Pick<Store, "game">;
  readonly tables: Pick<Tables, "bringBack">;
  readonly journal: Pick<Journal, "table">;
  readonly log: Log;
}

interface BringBackDeps extends OneBackDeps {
  readonly store: Pick<Store, "tables" | "game">;
}

/** Opens all tables again that were open when the last process ended, with their games. */
export async function bringTablesBack(deps: BringBackDeps): Promise<void> {
  const saved = await deps.store.tables();
  let back = 0;
  for (const table of saved) if ((await bringBack(table, deps)) === "back") back += 1;
  if (saved.length > 0) deps.log.info({ tables: saved.length, back }, "tables are back");
}

/** What becomes of a table: it closes if its game is missing, and is set aside if it cannot be played here. */
type Fate = "back" | "closed" | "set-aside";

/**
 * Opens one of them. A game that cannot be continued stays in the database as long as old games do: an older version may be able to play
 * it.
 * Rejects if the database fails.
 */
export async function bringBack(saved: Result<SavedTable, Flaw>, deps: OneBackDeps): Promise<Fate> {
  if (!saved.ok) return setAside(null, saved.error, deps);
  const { roomId, gameId } = saved.value;
  const returning = await recalled(saved.value, deps.store);
  if (!returning.ok) return setAside(roomId, returning.error, deps);
  if (returning.value === null) {
    deps.journal.table(roomId, null);
    return "closed";
  }
  try {
    await deps.tables.bringBack(returning.value);
    return "back";
  } catch (error) {
    deps.log.error({ err: error, room: roomId, game: gameId }, "a table cannot be brought back");
    return "set-aside";
  }
}

/** Leaves the table unchanged in the database: the next start tries again. */
function setAside(room: string | null, { what, expected, got }: Flaw, { log }: OneBackDeps): "set-aside" {
  log.error({ room, what, expected, got }, "A TABLE IS SET ASIDE: what is kept of it cannot be read");
  return "set-aside";
}
