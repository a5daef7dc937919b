import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { newCode } from "./codes.ts";
import type { NewTable, Opener } from "./new-table.ts";
import type { Entered, OpeningRefusal, TableRegistry } from "./table-registry.ts";

/** Maximum number of open tables per player, per network and in total. */
export interface TableCaps {
  readonly player: number;
  readonly network: number;
  readonly all: number;
}

interface Entry {
  readonly seated: SeatLocation;
  readonly openers: readonly Opener[];
}

/** Open tables of this process with their openers. A table counts until it closes, even after its opener has left. */
export class OpenTables implements TableRegistry {
  readonly #caps: TableCaps;
  /** By room. */
  readonly #entries = new Map<string, Entry>();

  constructor(caps: TableCaps) {
    this.#caps = caps;
  }

  async register(
    roomId: string,
    _table: NewTable,
    openers: readonly Opener[],
  ): Promise<Result<Entered, OpeningRefusal>> {
    const known = this.#entries.get(roomId);
    if (known) return ok({ owner: "this", seated: known.seated });
    const refusal = openers.map((opener) => this.refusal(opener)).find((reason) => reason !== null);
    if (refusal) return fail(refusal);
    const seated = { roomId, code: this.#freeCode() };
    this.returned(seated, openers);
    return ok({ owner: "this", seated });
  }

  async unregister(roomId: string): Promise<void> {
    this.closed(roomId);
  }

  /** Registers a restored table. */
  returned(seated: SeatLocation, openers: readonly Opener[] = []): void {
    this.#entries.set(seated.roomId, { seated, openers });
  }

  has(roomId: string): boolean {
    return this.#entries.has(roomId);
  }

  closed(roomId: string): void {
    this.#entries.delete(roomId);
  }

  /** Returns the reason why a player may not open another table, or null. */
  refusal({ playerId, network }: Opener): "full" | "too-many-tables" | null {
    const { player, network: from, all } = this.#caps;
    if (this.#entries.size >= all) return "full";
    if (this.#count((opener) => opener.playerId === playerId) >= player) return "too-many-tables";
    if (network === null) return null;
    return this.#count((opener) => opener.network === network) >= from ? "too-many-tables" : null;
  }

  #count(isTheirs: (opener: Opener) => boolean): number {
    return [...this.#entries.values()].filter(({ openers }) => openers.some(isTheirs)).length;
  }

  #freeCode(): string {
    const code = newCode();
    return [...this.#entries.values()].some(({ seated }) => seated.code === code) ? this.#freeCode() : code;
  }
}
