import type { PartyNews, QueueCloseMessage, QueueNews, SeatLocation } from "../../shared/net/protocol.ts";

/** One connection of a waiting player, who may have several. */
export interface Listener {
  onChange(news: QueueNews): void;
  /** Called when the party of the player has changed. */
  onParty(news: PartyNews): void;
  /** Called when the player has a seat there, new or existing. */
  seated(seated: SeatLocation): void;
  /** Called when the queue rejects the player, at once or after a wait. */
  closed(goodbye: QueueCloseMessage): void;
}

/** Connections of waiting players, by player. */
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

  notify(playerId: string, news: QueueNews): void {
    for (const listener of this.#listeners.get(playerId) ?? []) listener.onChange(news);
  }

  notifyParty(playerId: string, news: PartyNews): void {
    for (const listener of this.#listeners.get(playerId) ?? []) listener.onParty(news);
  }

  /** Removes a player's connections after their wait, with a last message. */
  dismiss(playerId: string, tell: (listener: Listener) => void): void {
    const listeners = this.#listeners.get(playerId) ?? [];
    this.#listeners.delete(playerId);
    for (const listener of listeners) tell(listener);
  }

  /** Removes all connections of a player except one, with a last message. */
  dismissOthers(playerId: string, listener: Listener, tell: (listener: Listener) => void): void {
    const others = [...(this.#listeners.get(playerId) ?? [])].filter((other) => other !== listener);
    this.#listeners.set(playerId, new Set([listener]));
    for (const other of others) tell(other);
  }

  dismissAll(tell: (listener: Listener) => void): void {
    for (const playerId of [...this.#listeners.keys()]) this.dismiss(playerId, tell);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
