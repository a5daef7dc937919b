import type { Flaw } from "../../shared/core/flaw.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Log } from "../plumbing/log.ts";
import type { Journal } from "../store/journal.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Store } from "../store/store.ts";
import { recalled } from "./recall.ts";
import type { Tables } from "./tables.ts";

interface BringBackDeps {
  readonly store: Pick<Store, "tables" | "games">;
  readonly tables: Pick<Tables, "bringBack">;
  readonly journal: Pick<Journal, "table">;
  readonly log: Log;
}

/** Of how many tables the games are read at once. */
const atOnce = 50;

/** Opens all tables again that were open when the last process ended, with their games. */
export async function bringTablesBack(deps: BringBackDeps): Promise<void> {
  const saved = await deps.store.tables();
  let back = 0;
  for (let at = 0; at < saved.length; at += atOnce) back += await bringSomeBack(saved.slice(at, at + atOnce), deps);
  if (saved.length > 0) deps.log.info({ event: "tables-back", tables: saved.length, back }, "tables are back");
}

/** @returns how many of them are back. */
async function bringSomeBack(saved: readonly Result<SavedTable, Flaw>[], deps: BringBackDeps): Promise<number> {
  const gameIds = saved.flatMap((table) => (table.ok && table.value.gameId !== null ? [table.value.gameId] : []));
  const games = await deps.store.games(gameIds);
  const store = { game: async (id: string) => games.get(id) ?? ok(null) };
  let back = 0;
  for (const table of saved) {
    if (!table.ok) setAside(null, table.error, deps);
    else if ((await bringTableBack(table.value, { ...deps, store })) === "back") back += 1;
  }
  return back;
}

/** What becomes of a table: its game may be missing; or it cannot be played here, and stays as it is. */
type Fate = "back" | "closed" | "set-aside";

/**
 * Opens a table again, with its game. A game that cannot be continued stays in the database as long as old games do:
 * another version may be able to play it. Rejects if the database fails.
 */
export async function bringTableBack(
  table: SavedTable,
  deps: Pick<BringBackDeps, "tables" | "journal" | "log"> & { readonly store: Pick<Store, "game"> },
): Promise<Fate> {
  const { roomId, gameId } = table;
  const returning = await recalled(table, deps.store);
  if (!returning.ok) return setAside(roomId, returning.error, deps);
  if (returning.value === null) {
    deps.journal.table(roomId, null);
    return "closed";
  }
  try {
    await deps.tables.bringBack(returning.value);
    return "back";
  } catch (error) {
    deps.log.error(
      { event: "table-not-back", err: error, room: roomId, game: gameId },
      "a table cannot be brought back",
    );
    return "set-aside";
  }
}

/** Leaves the table unchanged in the database: the next start tries again. */
function setAside(
  room: string | null,
  { what, expected, got }: Flaw,
  { log }: Pick<BringBackDeps, "log">,
): "set-aside" {
  log.error(
    { event: "table-set-aside", room, what, expected, got },
    "A TABLE IS SET ASIDE: what is kept of it cannot be read",
  );
  return "set-aside";
}
