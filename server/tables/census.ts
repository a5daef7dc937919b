import type { TablePhase } from "../../shared/net/protocol.ts";

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
