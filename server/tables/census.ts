import type { TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import type { Seats } from "./seats.ts";

/** How many are at a table, and what is played there. */
export interface Census {
  readonly edition: string;
  readonly phase: TablePhase;
  /** Chairs of people, whether they are here or not. */
  readonly people: number;
  /** People on chairs who are connected. */
  readonly present: number;
  readonly bots: number;
  /** Chairs that nobody has. */
  readonly empty: number;
  readonly spectators: number;
}

/** What is read of a table. */
interface Seen {
  readonly settings: Pick<TableSettings, "edition">;
  readonly phase: TablePhase;
  readonly seats: Pick<Seats, "all" | "taken" | "persons">;
  readonly people: { readonly spectators: { readonly ids: readonly string[] } };
}

/** For whoever counts tables: it names nobody. */
export const censusOf = ({ settings, phase, seats: { all, taken, persons }, people }: Seen): Census => ({
  edition: settings.edition,
  phase,
  people: persons.length,
  present: persons.filter(({ connected }) => connected).length,
  bots: taken.length - persons.length,
  empty: all.length - taken.length,
  spectators: people.spectators.ids.length,
});
