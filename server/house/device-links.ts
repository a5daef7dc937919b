import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import type { DeviceLinks } from "../players/device-links.ts";
import { newTicket, ticketLifeMs } from "../players/device-links.ts";
import type { HouseDb } from "../store/house-tables.ts";
import { type Kind, keptText, readKept } from "../store/kept.ts";
import { ask } from "./ask.ts";

const playerKind: Kind<Player> = {
  upgrades: [],
  format: z.strictObject({ id: z.string(), name: z.string(), avatar: z.string(), guest: z.boolean().default(true) }),
};

const ends = sql<Date>`clock_timestamp() + ${`${ticketLifeMs} ms`}::interval`;

/** Those that any node of the house has issued. The database has no ticket that could be redeemed, only its hash. */
export class HouseDeviceLinks implements DeviceLinks {
  readonly #db: HouseDb;

  constructor(db: HouseDb) {
    this.#db = db;
  }

  async issue(player: Player): Promise<{ readonly ticket: string; readonly seconds: number }> {
    const ticket = newTicket();
    await ask(this.#keep(hashOf(ticket), player));
    return { ticket, seconds: ticketLifeMs / 1000 };
  }

  async #keep(ticket: string, player: Player): Promise<void> {
    const playerJson = keptText(playerKind, player);
    await this.#db.deleteFrom("deviceTickets").where("endsAt", "<", sql<Date>`clock_timestamp()`).execute();
    await this.#db
      .insertInto("deviceTickets")
      .values({ ticket, playerId: player.id, playerJson, endsAt: ends })
      .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ ticket, playerJson, endsAt: ends }))
      .execute();
  }

  async redeem(ticket: string): Promise<Player | null> {
    const row = await ask(
      this.#db
        .deleteFrom("deviceTickets")
        .where("ticket", "=", hashOf(ticket))
        .returning(["playerJson", sql<boolean>`"endsAt" > clock_timestamp()`.as("isValid")])
        .executeTakeFirst(),
    );
    if (!row?.isValid) return null;
    const player = readKept(playerKind, row.playerJson, "deviceTickets, playerJson");
    return player.ok ? player.value : null;
  }

  async forget(playerId: string): Promise<void> {
    await ask(this.#db.deleteFrom("deviceTickets").where("playerId", "=", playerId).execute());
  }
}

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
