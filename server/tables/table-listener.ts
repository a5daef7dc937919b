import type { Goodbye } from "../../shared/net/protocol.ts";
import type { Story } from "./running-game.ts";

/** What a table tells the outside: its room passes it on to the connections. */
export interface TableListener {
  /** The synchronised state has changed; `story` is what happened in the game, if anything did. */
  changed(story: Story | null): void;
  /** The seats of players may have changed, or what each of them may see. */
  seatsChanged(): void;
  goodbye(playerId: string, reason: Goodbye["reason"]): void;
  close(reason: Goodbye["reason"]): void;
}
