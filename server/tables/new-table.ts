import type { Strength } from "../../shared/core/bots.ts";
import type { Player, TableSettings } from "../../shared/net/protocol.ts";

/** Initial state of a new table. */
export interface NewTable {
  readonly kind: "new";
  readonly settings: TableSettings;
  /** Ids of the players of each party among them. */
  readonly parties?: readonly (readonly string[])[];
  /** Players with a chair from the start, in seat order. The first player is the host. */
  readonly players: readonly Player[];
  /** Whether bots take all other chairs. */
  readonly fillWithBots: boolean;
  /** Strength of these bots at a private table; steady by default. */
  readonly botStrength?: Strength;
  /** Starts on the host's command, or once all its players are connected (at the latest after `joinGraceMs`). */
  readonly start: "by-host" | "when-joined";
  /** Players with their networks; the table counts towards their limits. */
  readonly openers: readonly Opener[];
  /** Whether the queue matched the players. If so, the id of a finished game grants access to it. */
  readonly isPublic: boolean;
}

/** Opener of a table with their network; null if networks do not count. */
export interface Opener {
  readonly playerId: string;
  readonly network: string | null;
}
