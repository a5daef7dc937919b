import { randomBytes } from "node:crypto";
import type { Player } from "../../shared/net/protocol.ts";

/** How long a ticket is valid, in ms. */
export const ticketLifeMs = 5 * 60_000;

export const newTicket = (): string => randomBytes(16).toString("base64url");

/** One-time tickets that move a player to another device. A player has at most one: the newest. */
export interface DeviceLinks {
  issue(player: Player): Promise<{ readonly ticket: string; readonly seconds: number }>;
  /** @returns whose ticket it is, or null if it is unknown or no longer valid. */
  redeem(ticket: string): Promise<Player | null>;
  /** Makes the player's ticket void. */
  forget(playerId: string): Promise<void>;
}

/** Those that this process has issued. */
export class OwnDeviceLinks implements DeviceLinks {
  readonly #now: () => number;
  readonly #tickets = new Map<string, { readonly player: Player; readonly endsAt: number }>();

  /** @param now in ms, monotonic. */
  constructor(now: () => number) {
    this.#now = now;
  }

  async issue(player: Player): Promise<{ readonly ticket: string; readonly seconds: number }> {
    this.#forget(({ player: { id }, endsAt }) => id === player.id || endsAt <= this.#now());
    const ticket = newTicket();
    this.#tickets.set(ticket, { player, endsAt: this.#now() + ticketLifeMs });
    return { ticket, seconds: ticketLifeMs / 1000 };
  }

  async redeem(ticket: string): Promise<Player | null> {
    const link = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return link && link.endsAt > this.#now() ? link.player : null;
  }

  async forget(playerId: string): Promise<void> {
    this.#forget(({ player }) => player.id === playerId);
  }

  #forget(isOver: (link: { readonly player: Player; readonly endsAt: number }) => boolean): void {
    for (const [ticket, link] of this.#tickets) if (isOver(link)) this.#tickets.delete(ticket);
  }
}
