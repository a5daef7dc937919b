import { mostWatchers, type Watcher } from "../../shared/net/company.ts";

/** Those at a table who have no chair, in the order in which they came. */
export class Watchers {
  readonly #byId = new Map<string, Watcher>();

  get faces(): readonly Watcher[] {
    return [...this.#byId.values()];
  }

  get ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  get names(): readonly string[] {
    return this.faces.map(({ name }) => name);
  }

  get isFull(): boolean {
    return this.#byId.size >= mostWatchers;
  }

  get(playerId: string): Watcher | null {
    return this.#byId.get(playerId) ?? null;
  }

  add(playerId: string, watcher: Watcher): void {
    this.#byId.set(playerId, watcher);
  }

  /** @returns whether they watched. */
  remove(playerId: string): boolean {
    return this.#byId.delete(playerId);
  }
}
