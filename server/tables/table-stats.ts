import type { TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import type { Seats } from "./people/seats.ts";

/** Anonymous counts of a table. */
export interface TableStats {
  readonly edition: string;
  readonly phase: TablePhase;
  /** Chairs of human players, connected or not. */
  readonly people: number;
  /** Human players on chairs who are connected. */
  readonly present: number;
  readonly bots: number;
  /** Chairs without a player or a bot. */
  readonly empty: number;
  readonly spectators: number;
}

/** Fields of a table that the counts need. */
interface Seen {
  readonly settings: Pick<TableSettings, "edition">;
  readonly phase: TablePhase;
  readonly seats: Pick<Seats, "all" | "taken" | "persons">;
  readonly people: { readonly spectators: { readonly ids: readonly string[] } };
}

/** Returns the counts of a table without any names. */
export const statsOf = ({ settings, phase, seats: { all, taken, persons }, people }: Seen): TableStats => ({
  edition: settings.edition,
  phase,
  people: persons.length,
  present: persons.filter(({ connected }) => connected).length,
  bots: taken.length - persons.length,
  empty: all.length - taken.length,
  spectators: people.spectators.ids.length,
});
