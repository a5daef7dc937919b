import { defaultFriendSettings, type FriendPresence } from "../../../shared/net/friends.ts";
import type { Cancel, Timers } from "../../runtime/timers.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import { isAccount } from "../accounts/account-id.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import type { Blocks } from "../blocks/blocks.ts";
import { settingsAmong } from "../friends/friend-settings.ts";
import { friendshipsAmong } from "../friends/friendships.ts";
import type { PersonLine } from "../line/person-line.ts";

interface PresenceDeps {
  readonly db: Pick<AccountsDb, "ask">;
  readonly directory: Pick<TableDirectory, "seatOf" | "find" | "findToWatch" | "invitationTo" | "hides">;
  readonly blocks: Pick<Blocks, "blockersOf">;
  readonly line: PersonLine;
  readonly timers: Pick<Timers, "after">;
  /** Called when a presence could not be sent. Friends see it after their next request. */
  readonly failed: (error: unknown) => void;
}

/** A player who sees the presence of a friend. */
interface Viewer {
  readonly playerId: string;
  /** Returns the ids of all who have blocked the player. */
  readonly blockers: () => Promise<ReadonlySet<string>>;
}

/** Time in ms in which several changes of a player's presence are merged. */
const mergeMs = 1000;

/** Maximum number of players of one query, which has an argument for each of their friends, too. */
const playersAtOnce = 100;

/**
 * Presence of friends. It distinguishes private tables that the friend can join or watch; all other games, those of the
 * public queue included, are the same "playing", so that no player can choose opponents.
 */
export class FriendPresences {
  readonly #deps: PresenceDeps;
  readonly #stopListening: () => void;
  /** Ids of players with a change of presence since the last messages. */
  readonly #changed = new Set<string>();
  #cancel: Cancel | null = null;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#stopListening = deps.line.onChange((playerId) => this.changed([playerId]));
  }

  /** Returns the presences of a player's friends, by the ids of the friendships. Those not shared are missing. */
  async ofFriends(playerId: string): Promise<ReadonlyMap<string, FriendPresence>> {
    const sharing = await this.#sharingFriendsOf([playerId]);
    const viewer = this.#viewer(playerId);
    const presences = new Map<string, FriendPresence>();
    // One after the other, so that a player with many friends delays no other request.
    for (const { id, friendId } of sharing) presences.set(id, await this.#seenBy(viewer, friendId));
    return presences;
  }

  /**
   * Must be called when the presence of these players may have changed. Their friends get a message soon. Guests cost
   * no query, because only accounts have friends.
   */
  changed(playerIds: readonly string[]): void {
    const accounts = playerIds.filter(isAccount);
    if (accounts.length === 0) return;
    for (const id of accounts) this.#changed.add(id);
    this.#cancel ??= this.#deps.timers.after(mergeMs, () => {
      this.#cancel = null;
      const changed = [...this.#changed];
      this.#changed.clear();
      void this.#notifyFriends(changed).catch(this.#deps.failed);
    });
  }

  stop(): void {
    this.#stopListening();
    this.#cancel?.();
  }

  /** Costs queries for the players that have changed, and nothing for all others. */
  async #notifyFriends(playerIds: readonly string[]): Promise<void> {
    for (let start = 0; start < playerIds.length; start += playersAtOnce) {
      const sharing = await this.#sharingFriendsOf(playerIds.slice(start, start + playersAtOnce));
      for (const { id, playerId, friendId } of sharing) {
        if (!(await this.#deps.line.isOpen(friendId))) continue;
        const presence = await this.#seenBy(this.#viewer(friendId), playerId);
        this.#deps.line.send(friendId, { kind: "presence", id, presence });
      }
    }
  }

  /** Returns the friendships of these players in which both share their presence. */
  #sharingFriendsOf(playerIds: readonly string[]) {
    return this.#deps.db.ask(async (db) => {
      const friendships = await friendshipsAmong(db, playerIds);
      if (friendships.length === 0) return [];
      const people = new Set(friendships.flatMap(({ playerId, friendId }) => [playerId, friendId]));
      const settings = await settingsAmong(db, [...people]);
      const shares = (id: string) => (settings.get(id) ?? defaultFriendSettings).sharesPresence;
      return friendships.filter(({ playerId, friendId }) => shares(playerId) && shares(friendId));
    });
  }

  /** Returns a viewer with blocks that are read at most once, and only if a friend is at a private table. */
  #viewer(playerId: string): Viewer {
    let blockers: Promise<ReadonlySet<string>> | null = null;
    return {
      playerId,
      blockers: () => {
        blockers ??= this.#deps.blocks.blockersOf(playerId);
        return blockers;
      },
    };
  }

  async #seenBy(viewer: Viewer, playerId: string): Promise<FriendPresence> {
    const { line, directory } = this.#deps;
    if (!(await line.isOpen(playerId))) return { kind: "away" };
    const seated = await directory.seatOf(playerId);
    if (!seated) return { kind: "here" };
    const { code } = seated;
    const table = await directory.invitationTo(code);
    const entry = table && (await this.#entryFor(viewer, code));
    return table && entry ? { kind: "table", code, edition: table.edition, entry } : { kind: "playing" };
  }

  /** Returns how a player could enter a table; null if they could not. */
  async #entryFor({ playerId, blockers }: Viewer, code: string): Promise<"join" | "watch" | null> {
    const { directory } = this.#deps;
    if (await directory.hides({ code }, { playerId, blockers: await blockers() })) return null;
    if ((await directory.find(code, playerId)).ok) return "join";
    return (await directory.findToWatch(code, playerId)) ? "watch" : null;
  }
}
