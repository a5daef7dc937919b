import type { Journal } from "../store/journal.ts";
import type { SavedTable } from "../store/saved.ts";
import type { Store } from "../store/store.ts";
import type { ReturningTable } from "./tables.ts";

interface RecallDeps {
  readonly store: Pick<Store, "table" | "game">;
  readonly journal: Pick<Journal, "isSaving" | "whenKept">;
}

/** A table with its game, as it is kept. @returns null if its game is not there any more. */
export async function recalled(table: SavedTable, store: Pick<Store, "game">): Promise<ReturningTable | null> {
  const { gameId } = table;
  const game = gameId === null ? null : await store.game(gameId);
  return gameId !== null && game === null ? null : { kind: "returning", table, game };
}

/** A table as it is at this moment, with all that has happened. @returns null if not all of that can be kept. */
export async function recall(roomId: string, { store, journal }: RecallDeps): Promise<ReturningTable | null> {
  await new Promise<void>((resolve) => journal.whenKept(resolve));
  if (!journal.isSaving) return null;
  const table = await store.table(roomId);
  return table && recalled(table, store);
}
