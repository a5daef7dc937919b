import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import type { DeviceLinks, Mover } from "../players/device-links.ts";
import { newTicket, ticketLifeMs } from "../players/device-links.ts";
import type { HouseDb } from "../store/house-tables.ts";
import { type Kind, keptText, readKept } from "../store/kept.ts";
import { ask } from "./ask.ts";

interface KeptMover extends Player {
  readonly session?: string;
}

/**
 * The session is kept beside the player, so that a node of a version before it overwrites both at once. Such a node
 * refuses a ticket with a session, because it knows no such field, and makes tickets of accounts without one.
 */
const moverKind: Kind<KeptMover> = {
  upgrades: [],
  format: z.strictObject({
    id: z.string(),
    name: z.string(),
    avatar: z.string(),
    guest: z.boolean().default(true),
    session: z.string().exactOptional(),
  }),
};

const ends = sql<Date>`clock_timestamp() + ${`${ticketLifeMs} ms`}::interval`;

/** Those that any node of the house has issued. The database has no ticket that could be redeemed, only its hash. */
export class HouseDeviceLinks implements DeviceLinks {
  readonly #db: HouseDb;

  constructor(db: HouseDb) {
    this.#db = db;
  }

  async issue(mover: Mover): Promise<{ readonly ticket: string; readonly seconds: number }> {
    const ticket = newTicket();
    await ask(this.#keep(hashOf(ticket), mover));
    return { ticket, seconds: ticketLifeMs / 1000 };
  }

  async #keep(ticket: string, { player, session }: Mover): Promise<void> {
    const playerJson = keptText(moverKind, session === null ? player : { ...player, session });
    await this.#db.deleteFrom("deviceTickets").where("endsAt", "<", sql<Date>`clock_timestamp()`).execute();
    await this.#db
      .insertInto("deviceTickets")
      .values({ ticket, playerId: player.id, playerJson, endsAt: ends })
      .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ ticket, playerJson, endsAt: ends }))
      .execute();
  }

  async redeem(ticket: string): Promise<Mover | null> {
    const row = await ask(
      this.#db
        .deleteFrom("deviceTickets")
        .where("ticket", "=", hashOf(ticket))
        .returning(["playerJson", sql<boolean>`"endsAt" > clock_timestamp()`.as("isValid")])
        .executeTakeFirst(),
    );
    if (!row?.isValid) return null;
    const kept = readKept(moverKind, row.playerJson, "deviceTickets, playerJson");
    if (!kept.ok) return null;
    const { session = null, ...player } = kept.value;
    return { player, session };
  }

  async forget(playerId: string): Promise<void> {
    await ask(this.#db.deleteFrom("deviceTickets").where("playerId", "=", playerId).execute());
  }
}

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
