import { randomBytes } from "node:crypto";
import type { Player } from "../../shared/net/protocol.ts";

const lifeMs = 5 * 60_000;

/** One-time tickets that move a player to another device. A player has at most one: the newest. */
export class DeviceLinks {
  readonly #now: () => number;
  readonly #tickets = new Map<string, { readonly player: Player; readonly endsAt: number }>();

  /** @param now in ms, monotonic. */
  constructor(now: () => number) {
    this.#now = now;
  }

  issue(player: Player): { readonly ticket: string; readonly seconds: number } {
    this.#forget(({ player: { id }, endsAt }) => id === player.id || endsAt <= this.#now());
    const ticket = randomBytes(16).toString("base64url");
    this.#tickets.set(ticket, { player, endsAt: this.#now() + lifeMs });
    return { ticket, seconds: lifeMs / 1000 };
  }

  /** @returns whose ticket it is, or null if it is unknown or no longer valid. */
  redeem(ticket: string): Player | null {
    const link = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return link && link.endsAt > this.#now() ? link.player : null;
  }

  #forget(isOver: (link: { readonly player: Player; readonly endsAt: number }) => boolean): void {
    for (const [ticket, link] of this.#tickets) if (isOver(link)) this.#tickets.delete(ticket);
  }
}
