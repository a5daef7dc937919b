import type { Player } from "../../shared/net/protocol.ts";
import type { Tokens } from "./tokens.ts";

/** Says who a player is. It answers later: a look-up elsewhere may be needed. Today the token holds everything. */
export interface Identity {
  /** @returns whose token it is, or null if it is not one of ours. */
  playerOf(token: string): Promise<Player | null>;
  /** The token of this player from now on. */
  tokenOf(player: Player): Promise<string>;
  /** A guest's token that ends later than this one; null if there is no need yet, or it is no guest's. */
  renewed(token: string): Promise<string | null>;
}

export const identityBy = (tokens: Tokens): Identity => ({
  playerOf: async (token) => tokens.verify(token),
  tokenOf: async (player) => tokens.sign(player),
  renewed: async (token) => tokens.renewed(token),
});
