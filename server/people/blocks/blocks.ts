import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Transaction } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { type Block, maxBlocks, type PersonTarget } from "../../../shared/net/blocks.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { advisoryLocks, lockUntilCommit } from "../../storage/postgres/advisory-locks.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { accountsOfGuests, presentIdOf } from "../accounts/guest-merge.ts";
import { isId } from "../identity/ids.ts";
import type { SeatedPlayers } from "../identity/seated-players.ts";
import { findTarget, type NoSuchTarget } from "./find-target.ts";
import { type BlocksAround, blockBetween, blocksAround, blocksOf, countOf } from "./rows.ts";

/** Reads blocks between players. Every method rejects with `UnavailableError` while the database is unavailable. */
export interface KnownBlocks {
  around(playerId: string): Promise<BlocksAround>;
  /** Returns the ids of all who have blocked a player, and of the guests that they were before. */
  blockersOf(playerId: string): Promise<ReadonlySet<string>>;
  /** Calls `run` with the player's id after each change of a player's blocks. @returns a function that unsubscribes. */
  onChange(run: (playerId: string) => void): () => void;
}

/** Contact that a block has ended. The blocked player gets the same messages as after a removal. */
export type EndedContact = "friends" | "invitations";

interface BlocksDeps {
  readonly db: AccountsDb;
  readonly directory: Pick<SeatedPlayers, "personAt">;
  /**
   * Notifies the other nodes of the cluster of a changed blocklist. The notification may get lost. The change then
   * applies from the player's next join on, because each join reads the database.
   */
  readonly notifyOthers: (playerId: string) => void;
  /**
   * Ends all contact from a player to one that they block, in the transaction of the block.
   * @returns what the blocked player could see until then.
   */
  readonly endContact: (
    db: Transaction<Database>,
    blockerId: string,
    blockedId: string,
    now: number,
  ) => Promise<readonly EndedContact[]>;
  /** Notifies the pages of a player of contact that has ended. Without it, only a block would end contact silently. */
  readonly notify: (playerId: string, ended: EndedContact) => void;
  readonly timers: Pick<Timers, "date">;
}

interface MadeBlock {
  readonly block: Block;
  readonly blockedId: string;
  readonly ended: readonly EndedContact[];
}

/** `not-oneself`: the player tried to block themself. */
export type NotBlocked = NoSuchTarget | "not-oneself" | "too-many-blocks";

/** Permanent blocks between players. A guest who has become an account counts as the account here. */
export class Blocks implements KnownBlocks {
  readonly #deps: BlocksDeps;
  /** Tables and queues listen, so there may be any number of listeners. */
  readonly #changes = new EventEmitter<{ change: [playerId: string] }>().setMaxListeners(0);

  constructor(deps: BlocksDeps) {
    this.#deps = deps;
  }

  /**
   * Lists a player's blocks, the newest first. A guest who has become an account has none, because the old token must
   * not show the account's.
   */
  list(playerId: string): Promise<readonly Block[]> {
    return this.#deps.db.ask((db) => blocksOf(db, playerId));
  }

  /** @returns the existing block if there is one. */
  async block(playerId: string, request: PersonTarget): Promise<Result<Block, NotBlocked>> {
    const { db, directory, timers, endContact, notify } = this.#deps;
    const whom = await findTarget({ db, directory }, playerId, request);
    if (!whom.ok) return whom;
    const { id, name, avatar } = whom.value;
    const made = await db.change<MadeBlock, NotBlocked>(async (trx) => {
      await lockUntilCommit(trx, advisoryLocks.blocks);
      const accounts = await accountsOfGuests(trx, [playerId, id]);
      const [blockerId = playerId, blockedId = id] = [accounts.get(playerId), accounts.get(id)];
      if (blockerId === blockedId) return fail("not-oneself");
      const known = await blockBetween(trx, blockerId, blockedId);
      if (known) return ok({ block: known, blockedId, ended: [] });
      if ((await countOf(trx, blockerId)) >= maxBlocks) return fail("too-many-blocks");
      const row = { id: randomUUID(), blockerId, blockedId, name, avatar, at: timers.date() };
      await trx.insertInto("blocks").values(row).execute();
      const ended = await endContact(trx, blockerId, blockedId, row.at);
      const block = await blockBetween(trx, blockerId, blockedId);
      return ok({ block: block ?? { id: row.id, name, avatar, at: row.at }, blockedId, ended });
    });
    if (!made.ok) return made;
    for (const ended of made.value.ended) notify(made.value.blockedId, ended);
    await this.#publish(playerId);
    return ok(made.value.block);
  }

  /** Removes a block; succeeds if the player does not have it. @returns the others, as in `list`. */
  async unblock(playerId: string, blockId: string): Promise<readonly Block[]> {
    const { db } = this.#deps;
    if (!isId(blockId)) return this.list(playerId);
    await db.change(async (trx) =>
      ok(await trx.deleteFrom("blocks").where("id", "=", blockId).where("blockerId", "=", playerId).execute()),
    );
    await this.#publish(playerId);
    return this.list(playerId);
  }

  async blockersOf(playerId: string): Promise<ReadonlySet<string>> {
    return (await this.around(playerId)).blockers;
  }

  around(playerId: string): Promise<BlocksAround> {
    return this.#deps.db.ask((db) => blocksAround(db, playerId));
  }

  onChange(run: (playerId: string) => void): () => void {
    this.#changes.on("change", run);
    return () => void this.#changes.off("change", run);
  }

  /** Must be called after another node has changed the blocklist of a player. */
  onChanged(playerId: string): void {
    this.#changes.emit("change", playerId);
  }

  /** Notifies under both ids of a player who still connects as the guest that they were. */
  async #publish(playerId: string): Promise<void> {
    const { db, notifyOthers } = this.#deps;
    for (const id of new Set([playerId, await db.ask((trx) => presentIdOf(trx, playerId))])) {
      this.onChanged(id);
      notifyOthers(id);
    }
  }
}
