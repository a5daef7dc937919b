import { randomUUID } from "node:crypto";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type Block, type BlockRequest, mostBlocks } from "../../shared/net/blocks.ts";
import { lockBlocks } from "../accounts/moved-blocks.ts";
import { accountsOf } from "../accounts/moved-guests.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { BlockNews } from "./news.ts";
import { type BlocksAround, blockBetween, blocksAround, blocksOf, countOf } from "./rows.ts";
import { type NoSuchOne, whomOf } from "./whom.ts";

/** Reads blocks between players. Every method rejects with `Away` while the database is unavailable. */
export interface KnownBlocks {
  around(playerId: string): Promise<BlocksAround>;
  /** Returns the ids of all who have blocked a player, and of the guests that they were before. */
  blockersOf(playerId: string): Promise<ReadonlySet<string>>;
  /** Calls `run` with the player's id after each change of a player's blocks. @returns a function that unsubscribes. */
  onChange(run: (playerId: string) => void): () => void;
}

interface BlocksDeps {
  readonly db: PeopleDb;
  readonly directory: Pick<TableDirectory, "stateOf" | "personAt">;
  readonly news: BlockNews;
  readonly timers: Pick<Timers, "date">;
}

/** Format of block ids. Other text needs no look-up. */
const plain = /^[\w-]{1,64}$/;

/** `not-oneself`: the player tried to block themself. */
export type NotBlocked = NoSuchOne | "not-oneself" | "too-many-blocks";

/** Permanent blocks between players. A guest who has become an account counts as the account here. */
export class Blocks implements KnownBlocks {
  readonly #deps: BlocksDeps;

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
  async block(playerId: string, request: BlockRequest): Promise<Result<Block, NotBlocked>> {
    const { db, directory, timers } = this.#deps;
    const whom = await whomOf({ db, directory }, playerId, request);
    if (!whom.ok) return whom;
    const { id, name, avatar } = whom.value;
    const made = await db.change<Block, NotBlocked>(async (moment) => {
      await lockBlocks(moment);
      const accounts = await accountsOf(moment, [playerId, id]);
      const [blockerId = playerId, blockedId = id] = [accounts.get(playerId), accounts.get(id)];
      if (blockerId === blockedId) return fail("not-oneself");
      const known = await blockBetween(moment, blockerId, blockedId);
      if (known) return ok(known);
      if ((await countOf(moment, blockerId)) >= mostBlocks) return fail("too-many-blocks");
      const row = { id: randomUUID(), blockerId, blockedId, name, avatar, at: timers.date() };
      await moment.insertInto("blocks").values(row).execute();
      const block = await blockBetween(moment, blockerId, blockedId);
      return ok(block ?? { id: row.id, name, avatar, at: row.at });
    });
    if (made.ok) await this.#tell(playerId);
    return made;
  }

  /** Removes a block; succeeds if the player does not have it. @returns the others, as in `list`. */
  async unblock(playerId: string, blockId: string): Promise<readonly Block[]> {
    const { db } = this.#deps;
    if (!plain.test(blockId)) return this.list(playerId);
    await db.change(async (moment) =>
      ok(await moment.deleteFrom("blocks").where("id", "=", blockId).where("blockerId", "=", playerId).execute()),
    );
    await this.#tell(playerId);
    return this.list(playerId);
  }

  async blockersOf(playerId: string): Promise<ReadonlySet<string>> {
    return (await this.around(playerId)).blockers;
  }

  around(playerId: string): Promise<BlocksAround> {
    return this.#deps.db.ask((db) => blocksAround(db, playerId));
  }

  onChange(run: (playerId: string) => void): () => void {
    return this.#deps.news.hear(run);
  }

  /** Notifies under both ids of a player who still connects as the guest that they were. */
  async #tell(playerId: string): Promise<void> {
    const { db, news } = this.#deps;
    for (const id of new Set([playerId, await db.ask((moment) => selfOf(moment, playerId))])) news.tell(id);
  }
}

/** Returns the account that a guest has become, or else the same id. */
const selfOf = async (db: Parameters<typeof accountsOf>[0], playerId: string): Promise<string> =>
  (await accountsOf(db, [playerId])).get(playerId) ?? playerId;
