import type { Consent, GoodbyeReason } from "../../shared/net/protocol.ts";
import type { Aside } from "../../shared/net/sidelines.ts";
import type { Emoted } from "../../shared/net/social.ts";
import type { Story } from "./running-game.ts";

/** What a table tells its room, which passes it on to the connections. */
export interface TableListener {
  /** The synchronised state has changed; `story` tells what happened in the game, if anything. */
  changed(story: Story | null): void;
  /** The players' seats may have changed, or what each of them may see. */
  seatsChanged(): void;
  /** What one player alone is told has changed. */
  aside(playerId: string, aside: Aside): void;
  /** Tells a player, and nobody else, what they let pass now. */
  consent(playerId: string, consent: Consent): void;
  /** A bot shows what it feels. */
  emote(emote: Emoted): void;
  goodbye(playerId: string, reason: GoodbyeReason): void;
  close(reason: GoodbyeReason): void;
}
