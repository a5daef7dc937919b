import type { TableRow } from "../../shared/net/operators.ts";
import type { SeatLocation, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import type { Chair } from "./people/seats.ts";

/** Summary of a table for operators. It contains only data that every client in the room can see. */
export type TableSummary = Omit<TableRow, "node">;

/** Fields of a table that the summary needs. */
interface Seen {
  readonly seated: SeatLocation;
  readonly settings: Pick<TableSettings, "edition" | "deckName">;
  readonly isPublic: boolean;
  readonly phase: TablePhase;
  readonly seats: { readonly all: readonly Chair[] };
  readonly people: { readonly spectators: { readonly ids: readonly string[] } };
  readonly games: { readonly turn: number | null };
}

/** @param since time at which this process opened the table, in ms since 1970. */
export const summarizeTable = (table: Seen, since: number): TableSummary => ({
  ...table.seated,
  edition: table.settings.edition,
  ...(table.settings.deckName !== undefined && { deckName: table.settings.deckName }),
  isPublic: table.isPublic,
  phase: table.phase,
  seats: table.seats.all.length,
  people: table.seats.all.map(sitting),
  spectators: table.people.spectators.ids.length,
  since,
  turn: table.games.turn,
});

function sitting(chair: Chair): TableRow["people"][number] {
  switch (chair.kind) {
    case "empty":
      return { kind: "empty", name: "", isHere: false };
    case "bot":
      return { kind: "bot", name: chair.name, isHere: true };
    case "person":
      return { kind: "person", name: chair.player.name, isHere: chair.connected && !chair.left };
  }
}
