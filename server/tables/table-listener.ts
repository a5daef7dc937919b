import type { Consent, GoodbyeReason } from "../../shared/net/protocol.ts";
import type { Aside } from "../../shared/net/sidelines.ts";
import type { Emoted } from "../../shared/net/social.ts";
import type { Story } from "./running-game.ts";

/** Events of a table for its room, which sends them to the clients. */
export interface TableListener {
  /** Called when the synchronised state has changed. `story`: the events of a game step; null for other changes. */
  changed(story: Story | null): void;
  /** Called when the seats of players or their private states may have changed. */
  seatsChanged(): void;
  /** Called when the private notice of a player has changed. */
  aside(playerId: string, aside: Aside): void;
  /** Sends a player their own auto-pass setting. */
  consent(playerId: string, consent: Consent): void;
  /** Sends the emote of a bot. */
  emote(emote: Emoted): void;
  goodbye(playerId: string, reason: GoodbyeReason): void;
  close(reason: GoodbyeReason): void;
}
