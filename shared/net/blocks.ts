import type { Profile } from "./protocol.ts";

/*
 * Permanent blocks of a player, on all their devices. Over HTTP, all JSON; `Authorization: Bearer TOKEN`, a guest's or
 * an account's. Blocked players receive no notification.
 *   GET    /api/blocks          200 Block[]           (newest first)
 *   POST   /api/blocks          PersonTarget  201 Block    (again: the same one)
 *   DELETE /api/blocks/ID       200 Block[]
 * Message "blocked" of the room (number[]) to the player alone, at each join and after each change: the `who` numbers of
 * the people at the table that the player has blocked. The page hides their chat and emotes.
 */

/**
 * Target of a block, a friend request or an invitation: a person at the player's table (`roomId`, and `who`, their number there), in a finished game, or
 * by an account's name.
 */
export type PersonTarget =
  | { readonly roomId: string; readonly who: number }
  | { readonly gameId: string; readonly seat: number }
  | { readonly name: string };

/** A block. `id` identifies the block, not the player. */
export interface Block extends Profile {
  readonly id: string;
  /** Time in ms since 1970. */
  readonly at: number;
}

/** Maximum number of blocks of a player. */
export const maxBlocks = 500;
