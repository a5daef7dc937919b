/** Who opens a table, and from which network; null if networks do not count. */
export interface Opener {
  readonly playerId: string;
  readonly network: string | null;
}

/** How many tables may be open at once: of one player, from one network, and in total. */
export interface TableCaps {
  readonly player: number;
  readonly network: number;
  readonly all: number;
}

/** Which tables are open, and who opened them. A table counts until it closes, even after its opener has left. */
export class OpenTables {
  readonly #caps: TableCaps;
  readonly #openers = new Map<string, readonly Opener[]>();

  constructor(caps: TableCaps) {
    this.#caps = caps;
  }

  opened(code: string, openers: readonly Opener[]): void {
    this.#openers.set(code, openers);
  }

  closed(code: string): void {
    this.#openers.delete(code);
  }

  /** Why somebody may not open another table, or null. */
  refusal({ playerId, network }: Opener): "full" | "too-many-tables" | null {
    const { player, network: from, all } = this.#caps;
    if (this.#openers.size >= all) return "full";
    if (this.#count((opener) => opener.playerId === playerId) >= player) return "too-many-tables";
    if (network === null) return null;
    return this.#count((opener) => opener.network === network) >= from ? "too-many-tables" : null;
  }

  #count(isTheirs: (opener: Opener) => boolean): number {
    return [...this.#openers.values()].filter((openers) => openers.some(isTheirs)).length;
  }
}
