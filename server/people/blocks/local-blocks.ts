import type { Log } from "../../runtime/log.ts";
import type { KnownBlocks } from "./blocks.ts";

interface BlocksHereDeps {
  readonly blocks: KnownBlocks;
  readonly log: Pick<Log, "error">;
  /** Called when the blocklist of a player here has changed. */
  readonly changed: (playerId: string) => void;
}

/** Known blocks of a player who is here. */
interface Known {
  blocked: ReadonlySet<string>;
}

/**
 * Cache of the blocklists of all players at a table or in the queue. It answers at once for every player who has
 * arrived.
 */
export class LocalBlocks {
  readonly #deps: BlocksHereDeps;
  readonly #here = new Map<string, Known>();
  readonly #stop: () => void;

  constructor(deps: BlocksHereDeps) {
    this.#deps = deps;
    this.#stop = deps.blocks.onChange((playerId) => void this.#reload(playerId));
  }

  /**
   * Adds a player who joins, and loads their blocklist. If it cannot be loaded, the last known one applies, or else an
   * empty one.
   * @returns the ids of those here who have blocked the player.
   */
  async arrive(playerId: string): Promise<readonly string[]> {
    this.expect(playerId);
    const blockers = await this.#learn(playerId);
    const here = [...blockers].filter((id) => this.#here.has(id));
    // The player may have a new id since the others' lists were loaded: a guest who has become an account.
    for (const id of here) this.#add(id, playerId);
    return here;
  }

  /**
   * Adds a player who has a seat or entry here but is disconnected, so that later changes of their blocklist are
   * loaded.
   */
  expect(playerId: string): void {
    if (!this.#here.has(playerId)) this.#here.set(playerId, { blocked: nobody });
  }

  leave(playerId: string): void {
    this.#here.delete(playerId);
  }

  /** Returns the ids of all players that a player here has blocked. */
  blockedBy(playerId: string): ReadonlySet<string> {
    return this.#here.get(playerId)?.blocked ?? nobody;
  }

  hasBlocked(playerId: string, other: string): boolean {
    return this.blockedBy(playerId).has(other);
  }

  /** Whether one of two players has blocked the other. */
  areApart(one: string, other: string): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  /** Unsubscribes from changes. */
  stop(): void {
    this.#stop();
  }

  #add(blockerId: string, blockedId: string): void {
    const known = this.#here.get(blockerId);
    if (known) known.blocked = new Set([...known.blocked, blockedId]);
  }

  async #reload(playerId: string): Promise<void> {
    if (!this.#here.has(playerId)) return;
    await this.#learn(playerId);
    if (this.#here.has(playerId)) this.#deps.changed(playerId);
  }

  /**
   * Loads a player's blocklist. If several requests overlap, the answer to the latest one applies.
   * @returns the ids of all who have blocked the player.
   */
  async #learn(playerId: string): Promise<ReadonlySet<string>> {
    const asked: Known = { blocked: this.blockedBy(playerId) };
    this.#here.set(playerId, asked);
    try {
      const { blocked, blockers } = await this.#deps.blocks.around(playerId);
      if (this.#here.get(playerId) === asked) asked.blocked = blocked;
      return blockers;
    } catch (error) {
      this.#deps.log.error({ event: "blocks-unknown", err: error }, "failed to load the blocks of a player");
      return nobody;
    }
  }
}

const nobody: ReadonlySet<string> = new Set();
