import { randomBytes } from "node:crypto";
import type { Player } from "../../../shared/net/protocol.ts";

/** Lifetime of a ticket, in ms. */
export const codeTtlMs = 5 * 60_000;

export const newDeviceCode = (): string => randomBytes(16).toString("base64url");

/** A player who moves to another device. */
export interface TransferredPlayer {
  readonly player: Player;
  /** Session that issued the link, by the hash of its token. The link ends with it. null for a guest. */
  readonly session: string | null;
}

/** One-time tickets that transfer a player to another device. A player has at most one: the newest. */
export interface DeviceLinks {
  issue(mover: TransferredPlayer): Promise<{ readonly ticket: string; readonly seconds: number }>;
  /** @returns null if the ticket is unknown or expired. The caller must check that the session still exists. */
  redeem(ticket: string): Promise<TransferredPlayer | null>;
  /** Invalidates the player's ticket. */
  revoke(playerId: string): Promise<void>;
}

/** Tickets that this process has issued. */
export class LocalDeviceLinks implements DeviceLinks {
  readonly #now: () => number;
  readonly #tickets = new Map<string, { readonly mover: TransferredPlayer; readonly endsAt: number }>();

  /** @param now in ms, monotonic. */
  constructor(now: () => number) {
    this.#now = now;
  }

  async issue(mover: TransferredPlayer): Promise<{ readonly ticket: string; readonly seconds: number }> {
    this.#removeWhere(({ mover: { player }, endsAt }) => player.id === mover.player.id || endsAt <= this.#now());
    const ticket = newDeviceCode();
    this.#tickets.set(ticket, { mover, endsAt: this.#now() + codeTtlMs });
    return { ticket, seconds: codeTtlMs / 1000 };
  }

  async redeem(ticket: string): Promise<TransferredPlayer | null> {
    const link = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return link && link.endsAt > this.#now() ? link.mover : null;
  }

  async revoke(playerId: string): Promise<void> {
    this.#removeWhere(({ mover: { player } }) => player.id === playerId);
  }

  #removeWhere(isOver: (link: { readonly mover: TransferredPlayer; readonly endsAt: number }) => boolean): void {
    for (const [ticket, link] of this.#tickets) if (isOver(link)) this.#tickets.delete(ticket);
  }
}
