import type { LineMessage } from "../../../shared/net/line.ts";
import type { Cancel, Timers } from "../../runtime/timers.ts";

/** Sends a message over one connection. */
export type Deliver = (message: LineMessage) => void;

/** Open connections of all persons: lines of browsers, tables and the queue. */
export interface PersonLine {
  /** Adds a connection of this process. @returns a function that removes it. */
  register(personId: string, deliver: Deliver): () => void;
  /** Sends a message over all open connections of a person. It is lost if there is none. */
  send(personId: string, message: LineMessage): void;
  /** Whether a person has an open connection, or had one moments ago. */
  isOpen(personId: string): Promise<boolean>;
  /**
   * Calls the listener when a person's connections to this process begin or end, so that one node notices each change.
   * @returns a function that removes it.
   */
  onChange(listener: (personId: string) => void): () => void;
}

/**
 * Time for which a person counts as connected after their last connection, in ms. A page that reloads or joins a table
 * has none in between.
 */
export const lingerMs = 5000;

const noDeliveries: ReadonlySet<Deliver> = new Set();

/** Connections of one process. */
export class LocalPersonLine implements PersonLine {
  readonly #timers: Pick<Timers, "after">;
  readonly #open = new Map<string, Set<Deliver>>();
  /** Timeouts of persons who have just lost their last connection. */
  readonly #closing = new Map<string, Cancel>();
  readonly #listeners = new Set<(personId: string) => void>();
  #hasStopped = false;

  constructor(timers: Pick<Timers, "after">) {
    this.#timers = timers;
  }

  register(personId: string, deliver: Deliver): () => void {
    // A function of its own, because the same `deliver` may be registered twice.
    const delivery: Deliver = (message) => deliver(message);
    const wasOpen = this.isOpenHere(personId);
    this.#stopClosing(personId);
    this.#open.set(personId, (this.#open.get(personId) ?? new Set()).add(delivery));
    if (!wasOpen) this.#changed(personId);
    return () => this.#remove(personId, delivery);
  }

  send(personId: string, message: LineMessage): void {
    for (const deliver of this.#open.get(personId) ?? noDeliveries) deliver(message);
  }

  async isOpen(personId: string): Promise<boolean> {
    return this.isOpenHere(personId);
  }

  /** Whether this process has a connection of the person, or had one moments ago. */
  isOpenHere(personId: string): boolean {
    return this.#open.has(personId) || this.#closing.has(personId);
  }

  /** Ids of all persons with a connection here, or with one moments ago. */
  get personIds(): readonly string[] {
    return [...this.#open.keys(), ...this.#closing.keys()];
  }

  onChange(listener: (personId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    this.#hasStopped = true;
    for (const cancel of this.#closing.values()) cancel();
    this.#closing.clear();
  }

  #remove(personId: string, delivery: Deliver): void {
    const deliveries = this.#open.get(personId);
    if (!deliveries?.delete(delivery) || deliveries.size > 0) return;
    this.#open.delete(personId);
    if (this.#hasStopped) return;
    const end = () => {
      this.#closing.delete(personId);
      this.#changed(personId);
    };
    this.#closing.set(personId, this.#timers.after(lingerMs, end));
  }

  #stopClosing(personId: string): void {
    this.#closing.get(personId)?.();
    this.#closing.delete(personId);
  }

  #changed(personId: string): void {
    for (const listener of this.#listeners) listener(personId);
  }
}
