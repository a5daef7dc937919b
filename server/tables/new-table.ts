import type { Player, TableSettings } from "../../shared/net/protocol.ts";

/** What a new table is opened with. */
export interface NewTable {
  readonly kind: "new";
  readonly settings: TableSettings;
  /** Players who have a chair from the start, in seat order; the first one hosts. */
  readonly players: readonly Player[];
  /** Bots on all other chairs. */
  readonly fillWithBots: boolean;
  /** Begins when the host says so, or once all its players are connected (or after `joinGraceMs`). */
  readonly start: "by-host" | "when-joined";
  /** Whose limits it counts towards, and which networks they come from. */
  readonly openers: readonly Opener[];
  /** Whether strangers meet here: everybody who has the id of a finished game may then see it. */
  readonly isPublic: boolean;
}

/** Who opens a table, and from which network; null if networks do not count. */
export interface Opener {
  readonly playerId: string;
  readonly network: string | null;
}
