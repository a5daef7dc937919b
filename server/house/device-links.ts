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
 * A device code with its player and session. Both are in one JSON column, so that a node of an older version overwrites
 * them together. Such a node rejects a code with a session, because it does not know the field. It creates codes of
 * accounts without one.
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

/**
 * Device codes that any node of the cluster may redeem. The database has only their hashes, so that a leaked row cannot
 * be redeemed.
 */
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
