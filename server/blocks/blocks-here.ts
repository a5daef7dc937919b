import type { Log } from "../plumbing/log.ts";
import type { KnownBlocks } from "./blocks.ts";

interface BlocksHereDeps {
  readonly blocks: KnownBlocks;
  readonly log: Pick<Log, "error">;
  /** Whom somebody here has blocked is another now. */
  readonly changed: (playerId: string) => void;
}

/** What is known of one who is here. */
interface Known {
  blocked: ReadonlySet<string>;
}

/** Whom those at one place have blocked: at a table, or in the queue. It is known at once, once they have arrived. */
export class BlocksHere {
  readonly #deps: BlocksHereDeps;
  readonly #here = new Map<string, Known>();
  readonly #stop: () => void;

  constructor(deps: BlocksHereDeps) {
    this.#deps = deps;
    this.#stop = deps.blocks.onChange((playerId) => void this.#hear(playerId));
  }

  /**
   * Somebody comes. If it cannot be known now whom they have blocked, what was known of them counts, or else nobody.
   * @returns the ids of those here who have blocked them.
   */
  async arrive(playerId: string): Promise<readonly string[]> {
    this.expect(playerId);
    const blockers = await this.#learn(playerId);
    const here = [...blockers].filter((id) => this.#here.has(id));
    // They may come under an id that is new since: a guest who has become an account.
    for (const id of here) this.#add(id, playerId);
    return here;
  }

  /** Somebody has a place here and is away: whom they block from now on is heard of. */
  expect(playerId: string): void {
    if (!this.#here.has(playerId)) this.#here.set(playerId, { blocked: nobody });
  }

  leave(playerId: string): void {
    this.#here.delete(playerId);
  }

  /** Ids of all whom somebody here has blocked. */
  blockedBy(playerId: string): ReadonlySet<string> {
    return this.#here.get(playerId)?.blocked ?? nobody;
  }

  hasBlocked(playerId: string, other: string): boolean {
    return this.blockedBy(playerId).has(other);
  }

  /** Whether one of two has blocked the other. */
  areApart(one: string, other: string): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  /** Hears of no more changes. */
  stop(): void {
    this.#stop();
  }

  #add(blockerId: string, blockedId: string): void {
    const known = this.#here.get(blockerId);
    if (known) known.blocked = new Set([...known.blocked, blockedId]);
  }

  async #hear(playerId: string): Promise<void> {
    if (!this.#here.has(playerId)) return;
    await this.#learn(playerId);
    if (this.#here.has(playerId)) this.#deps.changed(playerId);
  }

  /**
   * Of several answers at once the one that was asked for last counts.
   * @returns the ids of all who have blocked them.
   */
  async #learn(playerId: string): Promise<ReadonlySet<string>> {
    const asked: Known = { blocked: this.blockedBy(playerId) };
    this.#here.set(playerId, asked);
    try {
      const { blocked, blockers } = await this.#deps.blocks.around(playerId);
      if (this.#here.get(playerId) === asked) asked.blocked = blocked;
      return blockers;
    } catch (error) {
      this.#deps.log.error({ event: "blocks-unknown", err: error }, "whom somebody has blocked is not known now");
      return nobody;
    }
  }
}

const nobody: ReadonlySet<string> = new Set();
