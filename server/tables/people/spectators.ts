import { type Attendee, maxSpectators } from "../../../shared/net/social.ts";

/** Spectators of a table in the order of arrival. */
export class Spectators {
  readonly #byId = new Map<string, Attendee>();

  get faces(): readonly Attendee[] {
    return [...this.#byId.values()];
  }

  get ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  get names(): readonly string[] {
    return this.faces.map(({ name }) => name);
  }

  get isFull(): boolean {
    return this.#byId.size >= maxSpectators;
  }

  get(playerId: string): Attendee | null {
    return this.#byId.get(playerId) ?? null;
  }

  add(playerId: string, spectator: Attendee): void {
    this.#byId.set(playerId, spectator);
  }

  /** @returns whether they were a spectator. */
  remove(playerId: string): boolean {
    return this.#byId.delete(playerId);
  }
}
