import { EventEmitter } from "node:events";
import type { KnownBlocks } from "../../server/people/blocks/blocks.ts";
import type { BlocksAround } from "../../server/people/blocks/rows.ts";

/** Blocklists in memory. */
export class TestBlocks implements KnownBlocks {
  readonly #pairs: (readonly [blocker: string, blocked: string])[] = [];
  readonly #news = new EventEmitter<{ change: [playerId: string] }>().setMaxListeners(0);

  block(blocker: string, blocked: string): void {
    this.#pairs.push([blocker, blocked]);
    this.#news.emit("change", blocker);
  }

  unblock(blocker: string, blocked: string): void {
    const at = this.#pairs.findIndex(([one, other]) => one === blocker && other === blocked);
    if (at >= 0) this.#pairs.splice(at, 1);
    this.#news.emit("change", blocker);
  }

  async blockersOf(playerId: string): Promise<ReadonlySet<string>> {
    return new Set(this.#pairs.flatMap(([blocker, blocked]) => (blocked === playerId ? [blocker] : [])));
  }

  async around(playerId: string): Promise<BlocksAround> {
    const blocked = this.#pairs.flatMap(([blocker, blocked]) => (blocker === playerId ? [blocked] : []));
    return { blocked: new Set(blocked), blockers: await this.blockersOf(playerId) };
  }

  onChange(run: (playerId: string) => void): () => void {
    this.#news.on("change", run);
    return () => void this.#news.off("change", run);
  }
}
