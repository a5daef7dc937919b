import type { Player } from "../../../shared/net/protocol.ts";
import type { TransferredPlayer } from "./device-links.ts";

/** Resolves tokens to players. It is asynchronous, because the database may have to be queried. */
export interface Identity {
  /**
   * @returns the player of a token, or null for an invalid one.
   * @throws `UnavailableError` if the database is unavailable.
   */
  playerOf(token: string): Promise<Player | null>;
  /** Issues the new token of a guest. */
  tokenOf(guest: Player): Promise<string>;
  /** Extends a guest's token. @returns null if it need not be extended yet, or is no guest's. */
  renewed(token: string): Promise<string | null>;
  /**
   * Issues a token for another device of a player, with the player's present data. Returns null if the player is gone,
   * the session that issued the link has ended, or the guest has become an account.
   * @param device the name by which the player recognises it.
   */
  elsewhere(
    mover: TransferredPlayer,
    device: string,
  ): Promise<{ readonly token: string; readonly player: Player } | null>;
}
