import type { Player } from "../../shared/net/protocol.ts";
import type { Mover } from "./device-links.ts";

/** Says who a player is. It answers later, since the database may have to be asked. */
export interface Identity {
  /**
   * @returns whose token it is, or null if it is nobody's.
   * @throws `Away` if that cannot be known now.
   */
  playerOf(token: string): Promise<Player | null>;
  /** The token of this guest from now on. */
  tokenOf(guest: Player): Promise<string>;
  /** A guest's token that ends later than this one; null if there is no need yet, or it is no guest's. */
  renewed(token: string): Promise<string | null>;
  /**
   * A token for another device of a player, and the player as they are now. null if there is none any more, the session
   * that issued the link has ended, or the guest has become an account.
   * @param device what they know it by.
   */
  elsewhere(mover: Mover, device: string): Promise<{ readonly token: string; readonly player: Player } | null>;
}
