import type { QueueGoodbye, QueueNews, Seated } from "../../shared/net/protocol.ts";

/** One connection of a waiting player; a player may have several. */
export interface Listener {
  news(news: QueueNews): void;
  /** The player has a seat there, just taken or from before. */
  seated(seated: Seated): void;
  /** The queue refuses the player, now or from now on. */
  closed(goodbye: QueueGoodbye): void;
}

/** The connections of those who wait, by player. */
export class Listeners {
  readonly #listeners = new Map<string, Set<Listener>>();

  add(playerId: string, listener: Listener): void {
    const listeners = this.#listeners.get(playerId) ?? new Set();
    this.#listeners.set(playerId, listeners.add(listener));
  }

  /** @returns whether it was the player's last one. */
  remove(playerId: string, listener: Listener): boolean {
    const listeners = this.#listeners.get(playerId);
    listeners?.delete(listener);
    if (!listeners || listeners.size > 0) return false;
    return this.#listeners.delete(playerId);
  }

  includes(playerId: string, listener: Listener): boolean {
    return this.#listeners.get(playerId)?.has(listener) ?? false;
  }

  has(playerId: string): boolean {
    return this.#listeners.has(playerId);
  }

  tell(playerId: string, news: QueueNews): void {
    for (const listener of this.#listeners.get(playerId) ?? []) listener.news(news);
  }

  /** The player waits no longer. */
  dismiss(playerId: string, tell: (listener: Listener) => void): void {
    const listeners = this.#listeners.get(playerId) ?? [];
    this.#listeners.delete(playerId);
    for (const listener of listeners) tell(listener);
  }

  dismissAll(tell: (listener: Listener) => void): void {
    for (const playerId of [...this.#listeners.keys()]) this.dismiss(playerId, tell);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
