import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import {
  defaultFriendSettings,
  type Friend,
  type FriendPresence,
  type FriendSettings,
  type FriendsView,
  type RecentPlayer,
  type RequestAnswer,
} from "../../../shared/net/friends.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { presentIdOf } from "../accounts/guest-merge.ts";
import { findTarget, type NoSuchTarget } from "../blocks/find-target.ts";
import { blocksAround } from "../blocks/rows.ts";
import { isId } from "../identity/ids.ts";
import type { SeatedPlayers } from "../identity/seated-players.ts";
import { accountsAmong } from "../profiles/people.ts";
import {
  acceptRequest,
  askedBy,
  ignoreRequest,
  type NotRequested,
  requestsBy,
  requestsTo,
  requestTo,
  sendRequest,
  withdrawRequest,
} from "./friend-requests.ts";
import { changeSettings, mayInvite, settingsAmong } from "./friend-settings.ts";
import { endFriendship, type FriendshipRow, friendshipsOf } from "./friendships.ts";
import { recentPlayersOf } from "./recent-players.ts";

interface FriendsDeps {
  readonly db: AccountsDb;
  readonly directory: Pick<SeatedPlayers, "personAt">;
  /** Returns the presences of a player's friends who share theirs, by the ids of the friendships. */
  readonly presencesFor: (playerId: string) => Promise<ReadonlyMap<string, FriendPresence>>;
  /** Notifies the pages of a player that their friends or friend requests have changed. */
  readonly notify: (playerId: string) => void;
  readonly timers: Timers;
  /** Called when a page could not be notified. It shows the change after its next request. */
  readonly failed: (error: unknown) => void;
}

type Db = Kysely<Database>;

/** Sender of a request as its receiver sees them. */
export interface RequestSender {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}

/** Maximum number of friend requests by one player in a minute. */
const requestsAMinute = 10;
/** Maximum number of changes of their settings in a minute of which a player's friends are notified. */
const changesAMinute = 5;

/** Friends, friend requests and recent players. A guest who has become an account counts as the account here. */
export class Friends {
  readonly #deps: FriendsDeps;
  readonly #pace: RateLimiter;
  readonly #changes: RateLimiter;

  constructor(deps: FriendsDeps) {
    this.#deps = deps;
    this.#pace = new RateLimiter(deps.timers, requestsAMinute, 60_000);
    this.#changes = new RateLimiter(deps.timers, changesAMinute, 60_000);
  }

  async view(player: Player): Promise<FriendsView> {
    const { db, timers, presencesFor } = this.#deps;
    const view = await db.ask((trx) => viewOf(trx, player, timers.date()));
    if (view.friends.length === 0) return view;
    const presences = await presencesFor(player.id);
    return {
      ...view,
      friends: view.friends.map((friend) => ({ ...friend, presence: presences.get(friend.id) ?? null })),
    };
  }

  /** Sends a friend request of an account, or accepts the one that the other player has sent. */
  async request(player: Player, target: PersonTarget): Promise<Result<RequestAnswer, NotRequested | NoSuchTarget>> {
    const { db, directory, timers } = this.#deps;
    if (!this.#pace.allows(player.id)) return fail("too-many-requests");
    const found = await findTarget({ db, directory }, player.id, target);
    if (!found.ok) return found;
    let receiver = found.value.id;
    const sent = await db.change<RequestAnswer, NotRequested>(async (trx) => {
      await lockUntilCommit(trx, advisoryLocks.friends);
      receiver = await presentIdOf(trx, receiver);
      return sendRequest(trx, { fromId: player.id, toId: receiver }, timers.date());
    });
    // Not awaited, because its time depends on blocks.
    if (sent.ok) void this.#notifyOf(player.id, receiver).catch(this.#deps.failed);
    return sent;
  }

  /** Notifies the receiver of a request, unless they have blocked the sender. */
  async #notifyOf(fromId: string, toId: string): Promise<void> {
    const { db, notify } = this.#deps;
    const { blocked } = await db.ask((trx) => blocksAround(trx, toId));
    if (!blocked.has(fromId)) notify(toId);
  }

  async accept(
    player: Player,
    requestId: string,
  ): Promise<Result<FriendsView, "no-such-request" | "too-many-friends">> {
    const { db, timers } = this.#deps;
    if (!isId(requestId)) return fail("no-such-request");
    const accepted = await db.change<string, "no-such-request" | "too-many-friends">(async (trx) => {
      await lockUntilCommit(trx, advisoryLocks.friends);
      return acceptRequest(trx, player.id, requestId, timers.date());
    });
    if (!accepted.ok) return accepted;
    this.#deps.notify(accepted.value);
    return ok(await this.view(player));
  }

  /** Hides a request from its receiver; succeeds if there is none. */
  async ignore(player: Player, requestId: string): Promise<FriendsView> {
    if (isId(requestId)) await this.#deps.db.change(async (trx) => ok(await ignoreRequest(trx, player.id, requestId)));
    return this.view(player);
  }

  /** Withdraws a request of the player; succeeds if there is none. */
  async withdraw(player: Player, requestId: string): Promise<FriendsView> {
    const { db, failed } = this.#deps;
    if (!isId(requestId)) return this.view(player);
    const withdrawn = await db.change<string | null, never>(async (trx) =>
      ok(await withdrawRequest(trx, player.id, requestId)),
    );
    // Not awaited, because its time depends on blocks.
    if (withdrawn.ok && withdrawn.value !== null) void this.#notifyOf(player.id, withdrawn.value).catch(failed);
    return this.view(player);
  }

  async #notifyFriends(playerId: string): Promise<void> {
    const { db, notify } = this.#deps;
    for (const { friendId } of await db.ask((trx) => friendshipsOf(trx, playerId))) notify(friendId);
  }

  /** Returns the sender of a request to a player; null if there is no such request. */
  async senderOf(player: Player, requestId: string): Promise<RequestSender | null> {
    const { db, timers } = this.#deps;
    if (!isId(requestId)) return null;
    return db.ask(async (trx) => {
      const request = await requestTo(trx, player.id, requestId, timers.date());
      const account = request && (await accountsAmong(trx, [request.fromId])).get(request.fromId);
      return account ? { id: account.playerId, name: account.name, avatar: account.avatar } : null;
    });
  }

  /** Ends a friendship; succeeds if the player has no such one. */
  async remove(player: Player, friendshipId: string): Promise<FriendsView> {
    const { db, timers, notify } = this.#deps;
    if (!isId(friendshipId)) return this.view(player);
    const ended = await db.change<string | null, never>(async (trx) =>
      ok(await endFriendship(trx, player.id, friendshipId, timers.date())),
    );
    if (ended.ok && ended.value !== null) notify(ended.value);
    return this.view(player);
  }

  async configure(player: Player, changes: Partial<FriendSettings>): Promise<FriendsView> {
    const { db, timers } = this.#deps;
    await db.change(async (trx) => ok(await changeSettings(trx, player.id, changes, timers.date())));
    const view = await this.view(player);
    if (view.friends.length > 0 && this.#changes.allows(player.id)) await this.#notifyFriends(player.id);
    return view;
  }
}

/** Returns the relations of a player without the presences of their friends. */
async function viewOf(db: Db, { id, guest }: Player, now: number): Promise<FriendsView> {
  const { blocked } = await blocksAround(db, id);
  const rows = guest ? [] : await friendshipsOf(db, id);
  const friendIds = rows.map(({ friendId }) => friendId);
  const met = await recentPlayersOf(db, id, new Set([...blocked, ...friendIds]), now);
  const settings = await settingsAmong(db, [id, ...friendIds, ...met.map(({ playerId }) => playerId)]);
  const asked = guest ? new Set() : await askedBy(db, id, now);
  const of = (playerId: string) => settings.get(playerId) ?? defaultFriendSettings;
  const recent = met.map(({ playerId, ...row }): RecentPlayer => {
    return { ...row, isAsked: asked.has(playerId), mayInvite: mayInvite(of(playerId), false) };
  });
  return {
    friends: await friendsIn(db, rows, of),
    requests: guest ? [] : await requestsTo(db, id, blocked, now),
    sent: guest ? [] : await requestsBy(db, id, now),
    recent,
    settings: of(id),
  };
}

async function friendsIn(
  db: Db,
  rows: readonly FriendshipRow[],
  settingsOf: (playerId: string) => FriendSettings,
): Promise<readonly Friend[]> {
  const ids = rows.map(({ friendId }) => friendId);
  const accounts = await accountsAmong(db, ids);
  const friends = rows.flatMap(({ id, friendId, at }): readonly Friend[] => {
    const account = accounts.get(friendId);
    if (!account) return [];
    const { name, avatar } = account;
    return [{ id, name, avatar, since: at, presence: null, mayInvite: mayInvite(settingsOf(friendId), true) }];
  });
  return friends.toSorted((one, other) => one.name.localeCompare(other.name));
}
