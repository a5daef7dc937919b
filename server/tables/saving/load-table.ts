import type { RecordError } from "../../../shared/core/record-error.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { Log } from "../../runtime/log.ts";
import type { SavedTable } from "../../storage/saved-types.ts";
import type { Store } from "../../storage/store.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import type { RestoredTable } from "./initial-state.ts";

interface RecallDeps {
  readonly store: Pick<Store, "table" | "game">;
  readonly writeQueue: Pick<WriteQueue, "isSaving" | "whenSaved">;
  readonly log: Pick<Log, "error">;
}

/** Returns a saved table with its game. @returns null if its game is missing. */
export async function withGame(
  table: SavedTable,
  store: Pick<Store, "game">,
): Promise<Result<RestoredTable | null, RecordError>> {
  const { gameId } = table;
  if (gameId === null) return ok({ kind: "returning", table, game: null });
  const game = await store.game(gameId);
  if (!game.ok) return game;
  return ok(game.value && { kind: "returning", table, game: game.value });
}

/** Loads the current table with all its steps. @returns null if some of it cannot be saved or read. */
export async function loadTable(roomId: string, { store, writeQueue, log }: RecallDeps): Promise<RestoredTable | null> {
  await new Promise<void>((resolve) => writeQueue.whenSaved(resolve));
  if (!writeQueue.isSaving) return null;
  const unreadable = ({ what, expected, got }: RecordError): null => {
    log.error(
      { event: "table-unreadable", room: roomId, what, expected, got },
      "the saved state of a table cannot be read",
    );
    return null;
  };
  const table = await store.table(roomId);
  if (!table.ok) return unreadable(table.error);
  if (table.value === null) return null;
  const returning = await withGame(table.value, store);
  return returning.ok ? returning.value : unreadable(returning.error);
}
