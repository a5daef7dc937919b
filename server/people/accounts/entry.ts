import type { Transaction } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import { searchKeyOf } from "../../storage/search-key.ts";
import { mergeGuest } from "./guest-merge.ts";
import { openSession, type Proof } from "./sessions.ts";

/** A device on which a player signs in. */
export interface Place {
  /** The device's guest until now; the account takes over the guest's history. */
  readonly guestId: string | null;
  /** The name by which the player recognises the device. */
  readonly label: string;
}

/** A new account hides nothing. */
const shown = { hidesProfile: 0, hidesRating: 0 };

/** Creates the row of an account, whose name is reserved already. */
export async function insertAccount(
  trx: Transaction<Database>,
  { id, name, avatar }: Player,
  now: number,
): Promise<void> {
  await trx
    .insertInto("accounts")
    .values({ playerId: id, name, avatar, madeAt: now, lookedName: name, searchName: searchKeyOf(name), ...shown })
    .execute();
}

/** Opens a session with the proof that was just given, and merges the device's guest. @returns the session's token. */
export async function enter(
  trx: Transaction<Database>,
  playerId: string,
  { guestId, label }: Place,
  proof: Proof,
  now: number,
): Promise<string> {
  if (guestId !== null) await mergeGuest(trx, guestId, playerId, now);
  return openSession(trx, { playerId, label, proof }, now);
}
