import type { SavedGame, SavedTable } from "../store/saved.ts";
import type { NewTable } from "./new-table.ts";

/** Table that was open when the server ended, with its game. */
export interface ReturningTable {
  readonly kind: "returning";
  readonly table: SavedTable;
  readonly game: SavedGame | null;
}

export type Beginning = NewTable | ReturningTable;
