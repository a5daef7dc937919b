import type { Flaw } from "../../shared/core/flaw.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Log } from "../plumbing/log.ts";
import type { Journal } from "../store/journal.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Store } from "../store/store.ts";
import type { ReturningTable } from "./beginning.ts";

interface RecallDeps {
  readonly store: Pick<Store, "table" | "game">;
  readonly journal: Pick<Journal, "isSaving" | "whenKept">;
  readonly log: Pick<Log, "error">;
}

/** Returns a saved table with its game. @returns null if its game is missing. */
export async function recalled(
  table: SavedTable,
  store: Pick<Store, "game">,
): Promise<Result<ReturningTable | null, Flaw>> {
  const { gameId } = table;
  if (gameId === null) return ok({ kind: "returning", table, game: null });
  const game = await store.game(gameId);
  if (!game.ok) return game;
  return ok(game.value && { kind: "returning", table, game: game.value });
}

/** Loads the current table with all its steps. @returns null if some of it cannot be saved or read. */
export async function recall(roomId: string, { store, journal, log }: RecallDeps): Promise<ReturningTable | null> {
  await new Promise<void>((resolve) => journal.whenKept(resolve));
  if (!journal.isSaving) return null;
  const unreadable = ({ what, expected, got }: Flaw): null => {
    log.error(
      { event: "table-unreadable", room: roomId, what, expected, got },
      "the saved state of a table cannot be read",
    );
    return null;
  };
  const table = await store.table(roomId);
  if (!table.ok) return unreadable(table.error);
  if (table.value === null) return null;
  const returning = await recalled(table.value, store);
  return returning.ok ? returning.value : unreadable(returning.error);
}
