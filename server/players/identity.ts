import type { Player } from "../../shared/net/protocol.ts";
import type { Tokens } from "./tokens.ts";

/** Who players are. It answers later, since it may have to be looked up elsewhere; today a token says all of it. */
export interface Identity {
  /** @returns whose token it is, or null if it is not one of ours. */
  playerOf(token: string): Promise<Player | null>;
  /** The token by which a player is known from now on. */
  tokenOf(player: Player): Promise<string>;
}

export const identityBy = (tokens: Tokens): Identity => ({
  playerOf: async (token) => tokens.verify(token),
  tokenOf: async (player) => tokens.sign(player),
});
