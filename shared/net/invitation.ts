import type { DeckData } from "../core/game.ts";
import type { ChairKind, Profile, SeatLocation, TablePhase } from "./protocol.ts";

/** Table as its link shows it to a player who may join, before they do. */
export interface Invitation {
  readonly edition: string;
  /** The deck, if the host composed it; not of older nodes. */
  readonly deck?: DeckData;
  /** Name of that deck; missing: none. */
  readonly deckName?: string;
  readonly phase: TablePhase;
  readonly freeChairs: number;
  /** Taken chairs in seat order. */
  readonly chairs: readonly InvitedChair[];
}

export interface InvitedChair extends Profile {
  readonly kind: Exclude<ChairKind, "empty">;
  /** Whether the player is the host. The link invites in the host's name. */
  readonly host: boolean;
}

/** Response to `GET /api/tables/CODE/invitation`. `invitation`: null if the table closes at that moment. */
export interface InvitedTable extends SeatLocation {
  readonly invitation: Invitation | null;
}
