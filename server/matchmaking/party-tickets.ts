import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Timers } from "../runtime/timers.ts";

/** Time in ms for which a party may gather. The search for players has no limit. */
export const maxGatheringMs = 30 * 60_000;

/** Authentic ticket of a party. */
export interface PartyTicket {
  /** Id of the party. */
  readonly id: string;
  readonly text: string;
  /** Time in ms since 1970 at which the party ends unless it is in the queue. */
  readonly endsAt: number;
  /** Whether this player has created the party. */
  readonly isHost: (playerId: string) => boolean;
}

/**
 * Signs and verifies tickets of parties: ID.END.HOST.SIGNATURE. Every node has the secret, so a ticket needs no storage.
 * HOST is a keyed digest, because ids of players are never sent.
 */
export class PartyTickets {
  readonly #secret: string;
  readonly #timers: Pick<Timers, "date">;

  constructor(secret: string, timers: Pick<Timers, "date">) {
    this.#secret = secret;
    this.#timers = timers;
  }

  issue(hostId: string): string {
    const id = randomBytes(12).toString("base64url");
    const endsAt = (this.#timers.date() + maxGatheringMs).toString(36);
    const content = `${id}.${endsAt}.${this.#digest("host", `${id} ${hostId}`)}`;
    return `${content}.${this.#digest("ticket", content)}`;
  }

  /** @returns null if the ticket is altered or foreign. */
  verify(ticket: string): PartyTicket | null {
    const [id = "", endsAt = "", host = "", signature = "", ...rest] = ticket.split(".");
    if (rest.length > 0 || !areEqual(signature, this.#digest("ticket", `${id}.${endsAt}.${host}`))) return null;
    return {
      id,
      text: ticket,
      endsAt: Number.parseInt(endsAt, 36),
      isHost: (playerId) => areEqual(host, this.#digest("host", `${id} ${playerId}`)),
    };
  }

  #digest(purpose: "host" | "ticket", text: string): string {
    return createHmac("sha256", this.#secret).update(`party ${purpose} ${text}`).digest("base64url");
  }
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
