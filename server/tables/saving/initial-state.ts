import type { SavedGame, SavedTable } from "../../storage/saved-types.ts";
import type { NewTable } from "../new-table.ts";

/** Table that was open when the server ended, with its game. */
export interface RestoredTable {
  readonly kind: "returning";
  readonly table: SavedTable;
  readonly game: SavedGame | null;
}

export type InitialState = NewTable | RestoredTable;
