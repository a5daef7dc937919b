import { type Kysely, sql } from "kysely";
import type { SanctionKind } from "../../../shared/net/moderation.ts";
import type { Database } from "../../storage/database.ts";

/*
 * Sanctions in force. A sanction applies to a player under all of their ids: a guest who has become an account is that
 * account.
 */

/** A sanction in force; `until`: its end in ms since 1970, null: permanent. */
export interface ActiveSanction {
  readonly kind: Exclude<SanctionKind, "warning">;
  readonly until: number | null;
}

const kinds: readonly ActiveSanction["kind"][] = ["chat", "queue", "suspension", "ban"];

/** Query condition: sanctions in force. @param now ms since 1970. */
export const isInForce = (now: number) =>
  sql<boolean>`(sanctions."liftedAt" is null and sanctions.kind <> 'warning'
    and (sanctions."endsAt" is null or sanctions."endsAt" > ${now}))`;

/** Query condition: sanctions of one player. */
export const isOf = (playerId: string) =>
  sql<boolean>`(sanctions."playerId" = ${playerId}
    or sanctions."playerId" in (select "playerId" from ${sql.table("movedGuests")} where "guestId" = ${playerId})
    or sanctions."playerId" in (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${playerId}))`;

/**
 * Returns the sanctions in force against a player. It is plain SQL, because it runs whenever a player joins a table.
 */
export async function activeSanctionsOf(
  db: Kysely<Database>,
  playerId: string,
  now: number,
): Promise<readonly ActiveSanction[]> {
  const { rows } = await sql<Pick<Database["sanctions"], "kind" | "endsAt">>`
    select kind, "endsAt" from sanctions where ${isOf(playerId)} and ${isInForce(now)}`.execute(db);
  return rows.flatMap(findActiveSanction);
}

/** Returns no sanction for a kind from a newer version. */
export function findActiveSanction({
  kind,
  endsAt,
}: {
  readonly kind: string;
  readonly endsAt: number | null;
}): readonly ActiveSanction[] {
  const known = kinds.find((each) => each === kind);
  return known === undefined ? [] : [{ kind: known, until: endsAt }];
}

/** Finds the sanction that bars a player from all tables and games. */
export const gameBan = (held: readonly ActiveSanction[]): ActiveSanction | null => longest(held, ["suspension", "ban"]);
/** Finds the sanction that bars a player from the public queue. */
export const queueBan = (held: readonly ActiveSanction[]): ActiveSanction | null =>
  longest(held, ["queue", "suspension", "ban"]);
/** Finds the sanction that bars a player from chat. */
export const chatMute = (held: readonly ActiveSanction[]): ActiveSanction | null =>
  longest(held, ["chat", "suspension", "ban"]);

/** Returns the sanction that ends last. */
function longest(held: readonly ActiveSanction[], of: readonly ActiveSanction["kind"][]): ActiveSanction | null {
  const ends = ({ until }: ActiveSanction) => until ?? Number.POSITIVE_INFINITY;
  const all = held.filter(({ kind }) => of.includes(kind)).toSorted((one, other) => ends(other) - ends(one));
  return all[0] ?? null;
}
