import type { Profile } from "./protocol.ts";

/*
 * Whom a player does not want to meet, for good and on all their devices. Over HTTP, all JSON; `Authorization: Bearer
 * TOKEN`, a guest's or an account's. The blocked are told nothing.
 *   GET    /api/blocks          200 Block[]           (newest first)
 *   POST   /api/blocks          BlockRequest  201 Block    (again: the same one)
 *   DELETE /api/blocks/ID       200 Block[]
 * Message "blocked" of the room (number[]) to the player alone, at each join and whenever it changes: `who` of those at the table
 * whose chat and emotes the page hides.
 */

/** A person at the player's table (`roomId` and `who`, their number there), in a finished game, or by an account's name. */
export type BlockRequest =
  | { readonly roomId: string; readonly who: number }
  | { readonly gameId: string; readonly seat: number }
  | { readonly name: string };

/** Somebody who is blocked. `id` names the block, not the person. */
export interface Block extends Profile {
  readonly id: string;
  /** ms since 1970. */
  readonly at: number;
}

/** How many people one may block. */
export const mostBlocks = 500;
