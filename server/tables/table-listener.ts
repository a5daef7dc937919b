import type { AutoPass, CloseReason } from "../../shared/net/protocol.ts";
import type { PrivateNotice } from "../../shared/net/sidelines.ts";
import type { Emoted } from "../../shared/net/social.ts";
import type { EventBatch } from "./game/running-game.ts";

/** Events of a table for its room, which sends them to the clients. */
export interface TableListener {
  /** Called when the synchronised state has changed. `batch`: the events of a game step; null for other changes. */
  changed(batch: EventBatch | null): void;
  /** Called when the seats of players or their private states may have changed. */
  seatsChanged(): void;
  /** Called when the private notice of a player has changed. */
  aside(playerId: string, aside: PrivateNotice): void;
  /** Sends a player their own auto-pass setting. */
  consent(playerId: string, consent: AutoPass): void;
  /** Sends the emote of a bot. */
  emote(emote: Emoted): void;
  goodbye(playerId: string, reason: CloseReason): void;
  close(reason: CloseReason): void;
}
