import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import type { DeviceLinks, TransferredPlayer } from "../people/identity/device-links.ts";
import { codeTtlMs, newDeviceCode } from "../people/identity/device-links.ts";
import { orUnavailable } from "../runtime/unavailable-error.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { decodeText, encodeText, type VersionedCodec } from "../storage/versioned-codec.ts";

interface KeptMover extends Player {
  readonly session?: string;
}

/**
 * A device code with its player and session. Both are in one JSON column, so that a node of an older version overwrites
 * them together. Such a node rejects a code with a session, because it does not know the field. It creates codes of
 * accounts without one.
 */
const moverKind: VersionedCodec<KeptMover> = {
  upgrades: [],
  format: z.strictObject({
    id: z.string(),
    name: z.string(),
    avatar: z.string(),
    guest: z.boolean().default(true),
    session: z.string().exactOptional(),
  }),
};

const ends = sql<Date>`clock_timestamp() + ${`${codeTtlMs} ms`}::interval`;

/**
 * Device codes that any node of the cluster may redeem. The database has only their hashes, so that a leaked row cannot
 * be redeemed.
 */
export class ClusterDeviceLinks implements DeviceLinks {
  readonly #db: ClusterDb;

  constructor(db: ClusterDb) {
    this.#db = db;
  }

  async issue(mover: TransferredPlayer): Promise<{ readonly ticket: string; readonly seconds: number }> {
    const ticket = newDeviceCode();
    await orUnavailable(this.#save(hashOf(ticket), mover));
    return { ticket, seconds: codeTtlMs / 1000 };
  }

  async #save(ticket: string, { player, session }: TransferredPlayer): Promise<void> {
    const playerJson = encodeText(moverKind, session === null ? player : { ...player, session });
    await this.#db.deleteFrom("deviceTickets").where("endsAt", "<", sql<Date>`clock_timestamp()`).execute();
    await this.#db
      .insertInto("deviceTickets")
      .values({ ticket, playerId: player.id, playerJson, endsAt: ends })
      .onConflict((conflict) => conflict.column("playerId").doUpdateSet({ ticket, playerJson, endsAt: ends }))
      .execute();
  }

  async redeem(ticket: string): Promise<TransferredPlayer | null> {
    const row = await orUnavailable(
      this.#db
        .deleteFrom("deviceTickets")
        .where("ticket", "=", hashOf(ticket))
        .returning(["playerJson", sql<boolean>`"endsAt" > clock_timestamp()`.as("isValid")])
        .executeTakeFirst(),
    );
    if (!row?.isValid) return null;
    const kept = decodeText(moverKind, row.playerJson, "deviceTickets, playerJson");
    if (!kept.ok) return null;
    const { session = null, ...player } = kept.value;
    return { player, session };
  }

  async revoke(playerId: string): Promise<void> {
    await orUnavailable(this.#db.deleteFrom("deviceTickets").where("playerId", "=", playerId).execute());
  }
}

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");
